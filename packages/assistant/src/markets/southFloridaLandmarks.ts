import type { Landmark } from "../types.ts";
import { landmarksFrom } from "./landmarkLines.ts";

const hospitals = `
25.791 -80.212 | Allapattah | Jackson Memorial | el Jackson Memorial | jackson memorial hospital, jackson hospital, jackson health, hospital jackson, el jackson, jackson main, ~jackson, jackson memorial medical center, yackson memorial, el yackson, jacson memorial
25.789 -80.213 | Allapattah | UHealth | UHealth | u health, uhealth tower, bascom palmer, sylvester, um hospital, hospital de um, um medical campus, um med school, miller school of medicine, um medicine
25.790 -80.217 | Allapattah | the Miami VA hospital | el hospital de veteranos | va hospital, miami va, va medical center, hospital de veteranos
25.741 -80.294 | South Miami | Nicklaus Children's Hospital | el Nicklaus Children's Hospital | nicklaus, nicklaus childrens, nicklaus children, miami childrens hospital, miami childrens, el miami children, hospital de ninos
25.685 -80.339 | Kendall | Baptist Hospital | el Baptist Hospital | baptist health, hospital baptist, del baptist, el baptist, work at baptist, job at baptist, ~baptist, baptist kendall
25.703 -80.292 | South Miami | South Miami Hospital | el South Miami Hospital | hospital de south miami
25.706 -80.294 | South Miami | Larkin Community Hospital | el Larkin Community Hospital | larkin hospital, larkin community, hospital larkin
25.722 -80.273 | Coral Gables | Doctors Hospital | el Doctors Hospital | doctors hospital coral gables
25.740 -80.254 | Coral Gables | Coral Gables Hospital | el Coral Gables Hospital | hospital de coral gables
25.814 -80.141 | Miami Beach | Mount Sinai | el Mount Sinai | mt sinai, mount sinai hospital, mt sinai hospital, el sinai, sinai, mount sinai medical center, monte sinai
25.740 -80.214 | Coconut Grove | Mercy Hospital | el Mercy Hospital | hospital mercy, el mercy, hca mercy
25.886 -80.326 | Hialeah | Palmetto General | el Palmetto General | palmetto hospital, hospital palmetto, palmetto general hospital
25.846 -80.272 | Hialeah | Hialeah Hospital | el Hialeah Hospital | hospital de hialeah
25.732 -80.385 | University Park | HCA Kendall Hospital | el HCA Kendall Hospital | kendall regional, kendall hospital, hca kendall, hospital de kendall, kendall regional hospital
25.677 -80.452 | The Hammocks | West Kendall Baptist Hospital | el West Kendall Baptist Hospital | west kendall baptist
25.630 -80.346 | Palmetto Bay | Jackson South | el Jackson South | jackson south hospital, jackson south medical center
25.930 -80.204 | North Miami Beach | Jackson North | el Jackson North | jackson north hospital, jackson north medical center
25.799 -80.325 | Doral | Jackson West | el Jackson West | jackson west hospital, jackson doral, jackson west medical center
25.480 -80.431 | Homestead | Homestead Hospital | el Homestead Hospital | hospital de homestead
25.969 -80.146 | Aventura | Aventura Hospital | el Aventura Hospital | hca aventura, hospital de aventura
25.860 -80.214 | Miami Shores | North Shore Medical Center | el North Shore Medical Center | north shore hospital
26.019 -80.180 | Hollywood | Memorial Regional | el Memorial Regional | memorial regional hospital, memorial hollywood
26.020 -80.179 | Hollywood | Joe DiMaggio Children's Hospital | el Joe DiMaggio Children's Hospital | joe dimaggio, joe dimaggio hospital, joe dimaggio childrens
26.013 -80.310 | Pembroke Pines | Memorial Hospital West | el Memorial Hospital West | memorial west
25.989 -80.374 | Miramar | Memorial Hospital Miramar | el Memorial Hospital Miramar | memorial miramar
26.102 -80.141 | Fort Lauderdale | Broward Health | el Broward Health | broward general, broward health medical center
26.188 -80.111 | Fort Lauderdale | Holy Cross Hospital | el Holy Cross Hospital | holy cross
26.080 -80.363 | Weston | Cleveland Clinic | la Cleveland Clinic | cleveland clinic weston, clinica cleveland
`;

const universities = `
25.757 -80.374 | University Park | FIU | FIU | florida international university, la fiu, fiu campus, fiu mmc, florida international, ~fi u, universidad internacional de la florida, universidad internacional de florida
25.911 -80.141 | North Miami | FIU's Biscayne Bay campus | el campus Biscayne Bay de FIU | fiu bbc, fiu biscayne, fiu biscayne bay, biscayne bay campus, fiu north
25.719 -80.279 | Coral Gables | the University of Miami | la Universidad de Miami | university of miami, universidad de miami, u of m, umiami, um campus, uofm, ~um, ~the u, campus de um, campus del um, univ of miami, u miami, uni of miami, la u de miami, um coral gables, universidad of miami, univercity of miami
25.778 -80.190 | Downtown Miami | Miami Dade College | el Miami Dade College | ~mdc, mdc wolfson, wolfson campus, wolfson, mdc downtown, miami dade college downtown, miami dade college wolfson, miami dade collage, el miami dade college
25.668 -80.373 | Kendall | MDC Kendall | el MDC de Kendall | mdc kendall campus, miami dade kendall, miami dade college kendall, kendall campus
25.877 -80.246 | Opa-locka | MDC North | el MDC North | mdc north campus, miami dade college north
25.809 -80.378 | Doral | MDC West | el MDC de Doral | mdc doral, mdc west campus, miami dade college doral
25.767 -80.238 | Little Havana | MDC Padrón | el MDC Padrón | mdc padron, padron campus, mdc interamerican
25.866 -80.315 | Hialeah | MDC Hialeah | el MDC de Hialeah | mdc hialeah campus, miami dade college hialeah
25.880 -80.198 | Miami Shores | Barry University | la Universidad Barry | barry u, barry univ, la barry
25.922 -80.247 | Miami Gardens | St. Thomas University | la Universidad St. Thomas | st thomas university, saint thomas university, st thomas univ
25.918 -80.269 | Miami Gardens | Florida Memorial University | la Florida Memorial University | fmu
26.079 -80.242 | Davie | Nova Southeastern | la Nova Southeastern | nova southeastern university, nsu, la nova, ~nova, nova university
26.082 -80.236 | Davie | Broward College | el Broward College | broward community college
26.119 -80.138 | Fort Lauderdale | FAU Fort Lauderdale | FAU en Fort Lauderdale | fau
`;

const airports = `
25.796 -80.278 | Miami Springs | Miami International Airport | el aeropuerto de Miami | miami airport, mia airport, to mia, from mia, near mia, miami international, miami intl, aeropuerto internacional de miami, aeropuerto de miami, aeropuerto miami, aeropuerto mia
26.072 -80.150 | Dania Beach | Fort Lauderdale Airport | el aeropuerto de Fort Lauderdale | fll airport, ft lauderdale airport, fort lauderdale hollywood airport, aeropuerto de fort lauderdale, aeropuerto fll
25.907 -80.278 | Opa-locka | Opa-locka Airport | el aeropuerto de Opa-locka | opa locka airport, aeropuerto de opa locka
25.647 -80.433 | The Hammocks | Miami Executive Airport | el aeropuerto Miami Executive | tamiami airport, kendall tamiami airport
`;

const ports = `
25.776 -80.171 | Downtown Miami | PortMiami | el puerto de Miami | port miami, port of miami, puerto de miami, miami cruise port, cruise port, cruise terminal, cruise ships, puerto de cruceros, los cruceros, royal caribbean, royal caribbean hq
26.093 -80.120 | Fort Lauderdale | Port Everglades | Port Everglades | puerto everglades, puerto de fort lauderdale
`;

const malls = `
25.788 -80.381 | Sweetwater | Dolphin Mall | el Dolphin Mall | el dolphin mall, el dolphin, dolfin mall
25.786 -80.366 | Sweetwater | Miami International Mall | el Miami International Mall | international mall
25.777 -80.325 | Fontainebleau | Mall of the Americas | el Mall of the Americas | mall de las americas, midway crossings
25.691 -80.313 | Kendall | Dadeland Mall | el Dadeland Mall | the dadeland mall
25.957 -80.143 | Aventura | Aventura Mall | el Aventura Mall | mall de aventura
25.767 -80.193 | Brickell | Brickell City Centre | el Brickell City Centre | brickell city center, bcc mall, city centre brickell
25.809 -80.332 | Doral | CityPlace Doral | CityPlace Doral | city place doral, cityplace
25.868 -80.314 | Hialeah | Westland Mall | el Westland Mall | westland
25.644 -80.339 | Pinecrest | The Falls | The Falls | falls mall, the falls mall
25.705 -80.287 | South Miami | Sunset Place | Sunset Place | shops at sunset place
25.732 -80.260 | Coral Gables | Merrick Park | Merrick Park | shops at merrick park, village of merrick park
25.728 -80.242 | Coconut Grove | CocoWalk | CocoWalk | coco walk
25.888 -80.125 | Bal Harbour | Bal Harbour Shops | Bal Harbour Shops | bal harbor shops
25.593 -80.350 | Cutler Bay | Southland Mall | el Southland Mall | southland
26.151 -80.321 | Sunrise | Sawgrass Mills | Sawgrass Mills | sawgrass mall, sawgrass, el sawgrass, sograss
26.137 -80.116 | Fort Lauderdale | the Galleria | la Galleria | galleria mall, galleria fort lauderdale
25.778 -80.186 | Downtown Miami | Bayside Marketplace | Bayside | bayside, bayside mall
`;

const districts = `
25.763 -80.190 | Brickell | Brickell Avenue | la avenida Brickell | brickell ave, brickell av, brickel ave, brickel avenue, avenida brickell, la brickell
25.749 -80.259 | Coral Gables | Miracle Mile | Miracle Mile | la miracle mile, downtown gables, downtown coral gables, gables downtown
25.791 -80.136 | South Beach | Lincoln Road | Lincoln Road | lincoln rd, lincoln road mall, la lincoln road
25.780 -80.131 | South Beach | Ocean Drive | Ocean Drive | ocean dr
25.801 -80.199 | Wynwood | Wynwood Walls | Wynwood Walls | the wynwood walls
25.775 -80.196 | Downtown Miami | Government Center | el Government Center | stephen p clark center, government center downtown, county hall
25.810 -80.338 | Doral | Carnival's offices in Doral | las oficinas de Carnival en Doral | carnival, carnival cruise office, carnival hq, carnival headquarters
26.122 -80.143 | Fort Lauderdale | downtown Fort Lauderdale | el downtown de Fort Lauderdale | downtown ft lauderdale, fort lauderdale downtown, centro de fort lauderdale, downtown lauderdale
26.011 -80.148 | Hollywood | downtown Hollywood | el downtown de Hollywood | hollywood downtown, young circle
26.051 -80.211 | Davie | the Hard Rock Casino | el Hard Rock Casino | hard rock hotel, seminole hard rock, guitar hotel, hard rock hollywood, hard rock casino
25.744 -80.210 | Coconut Grove | Vizcaya | Vizcaya | vizcaya museum, viscaya
25.612 -80.399 | Perrine | Zoo Miami | el Zoo Miami | miami zoo, metro zoo, metrozoo, zoologico de miami
25.734 -80.165 | Key Biscayne | the Miami Seaquarium | el Seaquarium | seaquarium, miami seaquarium
25.786 -80.186 | Downtown Miami | the Frost Museum | el museo Frost | frost science museum, pamm, frost museum, museo frost
25.787 -80.190 | Downtown Miami | the Arsht Center | el Arsht Center | adrienne arsht, arsht center, adrienne arsht center
`;

const stadiums = `
25.958 -80.239 | Miami Gardens | Hard Rock Stadium | el Hard Rock Stadium | dolphins stadium, dolphin stadium, hardrock stadium
25.778 -80.220 | Little Havana | loanDepot Park | el loanDepot Park | marlins park, marlins stadium, loan depot park, estadio de los marlins
25.781 -80.188 | Downtown Miami | the Kaseya Center | el Kaseya Center | kaseya center, heat arena, miami heat arena, american airlines arena, ftx arena, arena del heat
26.193 -80.161 | Fort Lauderdale | Chase Stadium | el Chase Stadium | inter miami stadium, drv pnk stadium, estadio de inter miami, estadio del inter miami
26.158 -80.326 | Sunrise | Amerant Bank Arena | el Amerant Bank Arena | fla live arena, bbt center, panthers arena, amerant arena
25.978 -80.139 | Hallandale Beach | Gulfstream Park | Gulfstream Park | gulfstream
`;

const beaches = `
25.782 -80.130 | South Beach | South Beach | South Beach |
25.766 -80.132 | South Beach | South Pointe | South Pointe | south pointe park, south point park, south pointe beach
25.818 -80.122 | Mid-Beach | Mid-Beach | Mid-Beach |
25.860 -80.119 | North Beach | North Beach | North Beach |
25.878 -80.121 | Surfside | Surfside | Surfside | surfside beach
25.905 -80.122 | Bal Harbour | Haulover Beach | la playa de Haulover | haulover, haulover park
25.940 -80.120 | Sunny Isles Beach | Sunny Isles | Sunny Isles |
25.741 -80.147 | Key Biscayne | Virginia Key Beach | la playa de Virginia Key | hobie beach, hobie island
25.711 -80.154 | Key Biscayne | Crandon Park | Crandon Park | crandon beach, crandon park beach, crandon
25.667 -80.157 | Key Biscayne | Bill Baggs | Bill Baggs | bill baggs park, cape florida
25.678 -80.258 | Coral Gables | Matheson Hammock | Matheson Hammock | matheson hammock park, matheson
25.981 -80.118 | Hallandale Beach | Hallandale Beach | Hallandale Beach |
26.011 -80.116 | Hollywood | the Hollywood Broadwalk | el Broadwalk de Hollywood | hollywood broadwalk, hollywood boardwalk
26.053 -80.112 | Dania Beach | Dania Beach | Dania Beach | dania pier
26.122 -80.104 | Fort Lauderdale | Fort Lauderdale Beach | la playa de Fort Lauderdale | ft lauderdale beach, las olas beach, playa de fort lauderdale
26.233 -80.088 | Pompano Beach | Pompano Beach | Pompano Beach | pompano pier
`;

const parks = `
25.775 -80.186 | Downtown Miami | Bayfront Park | Bayfront Park | bayfront
25.785 -80.187 | Downtown Miami | Maurice A. Ferré Park | el parque Maurice Ferré | maurice ferre park, museum park, bicentennial park
25.795 -80.186 | Edgewater | Margaret Pace Park | Margaret Pace Park | margaret pace
25.757 -80.197 | Brickell | Simpson Park | Simpson Park |
25.762 -80.196 | Brickell | The Underline | The Underline | underline, underline park
25.807 -80.200 | Wynwood | Roberto Clemente Park | el parque Roberto Clemente |
25.736 -80.231 | Coconut Grove | Kennedy Park | Kennedy Park | david kennedy park
25.727 -80.240 | Coconut Grove | Peacock Park | Peacock Park |
25.727 -80.326 | Westchester | Tropical Park | Tropical Park | el tropical park
25.738 -80.309 | South Miami | A.D. Barnes Park | A.D. Barnes Park | ad barnes, a d barnes park
25.816 -80.357 | Doral | Doral Central Park | Doral Central Park | parque central de doral
25.749 -80.374 | University Park | Tamiami Park | Tamiami Park |
25.891 -80.282 | Hialeah | Amelia Earhart Park | Amelia Earhart Park | amelia earhart
25.944 -80.156 | North Miami Beach | Greynolds Park | Greynolds Park | greynolds
25.783 -80.137 | South Beach | Flamingo Park | Flamingo Park |
25.695 -80.381 | Kendall | Indian Hammocks Park | Indian Hammocks Park | kendall indian hammocks
26.037 -80.187 | Hollywood | T.Y. Park | T.Y. Park | ty park, topeekeegee yugnee
26.014 -80.315 | Pembroke Pines | C.B. Smith Park | C.B. Smith Park | cb smith park, cb smith
26.129 -80.356 | Weston | Markham Park | Markham Park |
26.133 -80.133 | Fort Lauderdale | Holiday Park | Holiday Park |
`;

const metrorail = `
25.842 -80.324 | Hialeah | the Palmetto Metrorail station | la estación Palmetto del Metrorail | palmetto station, palmetto metrorail
25.846 -80.313 | Hialeah | the Okeechobee Metrorail station | la estación Okeechobee del Metrorail | okeechobee station, okeechobee metrorail
25.848 -80.275 | Hialeah | the Hialeah Metrorail station | la estación Hialeah del Metrorail | hialeah station, hialeah metrorail
25.846 -80.249 | Liberty City | the Northside Metrorail station | la estación Northside del Metrorail | northside station
25.832 -80.240 | Liberty City | the MLK Metrorail station | la estación MLK del Metrorail | mlk station
25.822 -80.240 | Liberty City | the Brownsville Metrorail station | la estación Brownsville del Metrorail | brownsville station
25.812 -80.230 | Allapattah | the Earlington Heights Metrorail station | la estación Earlington Heights del Metrorail | earlington heights, earlington heights station
25.809 -80.215 | Allapattah | the Allapattah Metrorail station | la estación Allapattah del Metrorail | allapattah station
25.796 -80.215 | Allapattah | the Santa Clara Metrorail station | la estación Santa Clara del Metrorail | santa clara station
25.790 -80.215 | Allapattah | the Civic Center Metrorail station | la estación Civic Center del Metrorail | civic center station
25.785 -80.203 | Overtown | the Culmer Metrorail station | la estación Culmer del Metrorail | culmer station
25.782 -80.197 | Overtown | the Overtown Metrorail station | la estación Overtown del Metrorail | overtown station, lyric theatre station
25.776 -80.196 | Downtown Miami | the Government Center Metrorail station | la estación Government Center del Metrorail | government center station
25.764 -80.195 | Brickell | the Brickell Metrorail station | la estación Brickell del Metrorail | brickell station, brickell metrorail, estacion de brickell
25.750 -80.212 | Coconut Grove | the Vizcaya Metrorail station | la estación Vizcaya del Metrorail | vizcaya station
25.740 -80.237 | Coconut Grove | the Coconut Grove Metrorail station | la estación Coconut Grove del Metrorail | coconut grove station, grove station
25.733 -80.255 | Coral Gables | the Douglas Road Metrorail station | la estación Douglas Road del Metrorail | douglas road station, douglas station
25.716 -80.277 | Coral Gables | the University Metrorail station | la estación University del Metrorail | university station
25.704 -80.290 | South Miami | the South Miami Metrorail station | la estación South Miami del Metrorail | south miami station
25.692 -80.312 | Kendall | the Dadeland North Metrorail station | la estación Dadeland North del Metrorail | dadeland north, dadeland north station
25.684 -80.313 | Kendall | the Dadeland South Metrorail station | la estación Dadeland South del Metrorail | dadeland south, dadeland south station
25.797 -80.259 | Miami Springs | the airport Metrorail station | la estación del Metrorail del aeropuerto | miami intermodal center, airport station
`;

const metromover = `
25.788 -80.189 | Downtown Miami | the Arsht Center Metromover stop | la parada Arsht Center del Metromover |
25.786 -80.190 | Downtown Miami | the Museum Park Metromover stop | la parada Museum Park del Metromover |
25.780 -80.190 | Downtown Miami | the Freedom Tower Metromover stop | la parada Freedom Tower del Metromover |
25.773 -80.187 | Downtown Miami | the Bayfront Park Metromover stop | la parada Bayfront Park del Metromover |
25.767 -80.192 | Brickell | the Brickell City Centre Metromover stop | la parada Brickell City Centre del Metromover |
25.763 -80.192 | Brickell | the Tenth Street Metromover stop | la parada Tenth Street del Metromover |
25.758 -80.192 | Brickell | the Financial District Metromover stop | la parada Financial District del Metromover |
`;

const brightline = `
25.779 -80.196 | Downtown Miami | the MiamiCentral Brightline station | la estación MiamiCentral del Brightline | miamicentral, miami central, miami central station, brightline miami
25.963 -80.148 | Aventura | the Aventura Brightline station | la estación de Aventura del Brightline | brightline aventura, aventura brightline
26.126 -80.146 | Fort Lauderdale | the Fort Lauderdale Brightline station | la estación de Fort Lauderdale del Brightline | brightline fort lauderdale, fort lauderdale brightline
`;

const triRail = `
25.797 -80.260 | Miami Springs | the Miami Airport Tri-Rail station | la estación del Tri-Rail del aeropuerto |
25.811 -80.258 | Hialeah | the Hialeah Market Tri-Rail station | la estación Hialeah Market del Tri-Rail |
25.846 -80.258 | Hialeah | the Metrorail Transfer Tri-Rail station | la estación Metrorail Transfer del Tri-Rail |
25.900 -80.252 | Opa-locka | the Opa-locka Tri-Rail station | la estación de Opa-locka del Tri-Rail |
25.921 -80.216 | North Miami Beach | the Golden Glades Tri-Rail station | la estación Golden Glades del Tri-Rail |
26.011 -80.168 | Hollywood | the Hollywood Tri-Rail station | la estación de Hollywood del Tri-Rail |
26.063 -80.166 | Dania Beach | the Dania Beach Tri-Rail station | la estación de Dania Beach del Tri-Rail |
26.119 -80.170 | Fort Lauderdale | the Fort Lauderdale Tri-Rail station | la estación de Fort Lauderdale del Tri-Rail |
26.201 -80.150 | Fort Lauderdale | the Cypress Creek Tri-Rail station | la estación Cypress Creek del Tri-Rail |
`;

/** What people name to say where they want to live or how far a home is, from Homestead to Pompano Beach. */
export const landmarks: readonly Landmark[] = [
  ...landmarksFrom("hospital", hospitals),
  ...landmarksFrom("university", universities),
  ...landmarksFrom("airport", airports),
  ...landmarksFrom("port", ports),
  ...landmarksFrom("mall", malls),
  ...landmarksFrom("district", districts),
  ...landmarksFrom("stadium", stadiums),
  ...landmarksFrom("beach", beaches),
  ...landmarksFrom("park", parks),
  ...landmarksFrom("metrorail", metrorail),
  ...landmarksFrom("metromover", metromover),
  ...landmarksFrom("brightline", brightline),
  ...landmarksFrom("tri_rail", triRail),
];
