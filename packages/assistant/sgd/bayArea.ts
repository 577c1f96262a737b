import type { Market } from "../src/types.ts";

/** Cities and larger unincorporated places by county. */
const counties: Record<string, string> = {
  Alameda:
    "Alameda, Albany, Ashland, Berkeley, Castro Valley, Cherryland, Dublin, Emeryville, Fairview, Fremont, Hayward, Livermore, Newark, Oakland, Piedmont, Pleasanton, San Leandro, San Lorenzo, Sunol, Union City",
  "Contra Costa":
    "Alamo, Antioch, Bay Point, Bethel Island, Blackhawk, Brentwood, Byron, Clayton, Concord, Crockett, Danville, Discovery Bay, El Cerrito, El Sobrante, Hercules, Kensington, Lafayette, Martinez, Moraga, Oakley, Orinda, Pacheco, Pinole, Pittsburg, Pleasant Hill, Port Costa, Richmond, Rodeo, San Pablo, San Ramon, Walnut Creek",
  Marin:
    "Belvedere, Bolinas, Corte Madera, Fairfax, Greenbrae, Kentfield, Larkspur, Marin City, Mill Valley, Novato, Point Reyes Station, Ross, San Anselmo, San Rafael, Sausalito, Stinson Beach, Tiburon",
  Napa: "American Canyon, Angwin, Calistoga, Napa, St. Helena, Yountville",
  "San Francisco": "San Francisco",
  "San Mateo":
    "Atherton, Belmont, Brisbane, Broadmoor, Burlingame, Colma, Daly City, East Palo Alto, El Granada, Foster City, Half Moon Bay, Hillsborough, La Honda, Menlo Park, Millbrae, Montara, Moss Beach, Pacifica, Pescadero, Portola Valley, Redwood City, San Bruno, San Carlos, San Mateo, South San Francisco, Woodside",
  "Santa Clara":
    "Alum Rock, Campbell, Cupertino, Gilroy, Los Altos, Los Altos Hills, Los Gatos, Milpitas, Monte Sereno, Morgan Hill, Mountain View, Palo Alto, San Jose, San Martin, Santa Clara, Saratoga, Stanford, Sunnyvale",
  Solano: "Benicia, Dixon, Fairfield, Rio Vista, Suisun City, Vacaville, Vallejo",
  Sonoma:
    "Bodega Bay, Boyes Hot Springs, Cloverdale, Cotati, Forestville, Geyserville, Glen Ellen, Guerneville, Healdsburg, Larkfield, Occidental, Penngrove, Petaluma, Rohnert Park, Roseland, Santa Rosa, Sebastopol, Sonoma, Windsor",
};

const aliases: Record<string, readonly string[]> = {
  "San Francisco": ["San Fran", "Frisco", "SF", "SFO", "S.F."],
  "South San Francisco": ["South SF", "South San Fran"],
  "Suisun City": ["Suisun"],
  "St. Helena": ["Saint Helena"],
};

/** The nine counties of the San Francisco Bay Area. */
export const bayArea: Market = {
  id: "bay-area",
  timeZone: "America/Los_Angeles",
  places: Object.entries(counties).flatMap(([within, list]) =>
    list.split(", ").map((name) => ({ name, within, aliases: aliases[name] })),
  ),
};
