import type { LanguagePack } from "../../understanding/languagePack.ts";
import { spanishFor } from "../borrowed.ts";
import { givenNames } from "../names.ts";
import { groups } from "./groups.ts";
import { clauses } from "./signals/clauses.ts";
import { conduct } from "./signals/conduct.ts";
import { facts } from "./signals/facts.ts";
import { household } from "./signals/household.ts";
import { intents } from "./signals/intents.ts";
import { otherTalk } from "./signals/otherTalk.ts";
import { persons } from "./signals/persons.ts";
import { slots } from "./signals/slots.ts";
import { visits } from "./signals/visits.ts";
import { wishes } from "./signals/wishes.ts";

/** English as renters in Miami write it. */
export const en: LanguagePack = {
  code: "en",
  spellings:
    "adress = address, addres = address, adres = address, addy = address, availble = available, avalable = available, availible = available, avaliable = available, avaiable = available, availabe = available, avail = available, teh = the, jus = just, mch = much, wen = when, whts = whats, rnt = rent, u = you, thay = they, alow = allow, alowed = allowed, smal = small, arond = around, ur = your, r = are, pls = please, plz = please, plse = please, thx = thanks, thnx = thanks, thanx = thanks, tks = thanks, wat = what, wut = what, wats = whats, bc = because, cuz = because, coz = because, cause = because, abt = about, smth = something, smthg = something, smthn = something, sumthin = something, somethin = something, cannot = cant, dnt = dont, prolly = probably, prob = probably, def = definitely, lookin = looking, imma = ill, yall = you, gotta = have, hafta = have, cud = could, wud = would, shud = should, kno = know, hav = have, nd = and, msg = message, yr = year, yrs = years, hve = have, wld = would, cld = could, bldg = building, nbhd = neighborhood, neighbourhood = neighborhood, apts = apartments",
  sounds: "",
  derivations: "",
  contractions:
    "im = i am, ive = i have, id = i would, ill = i will, were = we are, weve = we have, youre = you are, theyre = they are, its = it is, thats = that is, whats = what is, hows = how is, wheres = where is, whos = who is, whens = when is, theres = there is, heres = here is, dont = do not, doesnt = does not, didnt = did not, isnt = is not, arent = are not, wasnt = was not, cant = can not, wont = will not, wouldnt = would not, shouldnt = should not, couldnt = could not, havent = have not, hasnt = has not",
  numbers: {
    cardinals: {
      zero: 0,
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      thirteen: 13,
      fourteen: 14,
      fifteen: 15,
      sixteen: 16,
      seventeen: 17,
      eighteen: 18,
      nineteen: 19,
      twenty: 20,
      thirty: 30,
      forty: 40,
      fourty: 40,
      fifty: 50,
      sixty: 60,
      seventy: 70,
      eighty: 80,
      ninety: 90,
      couple: 2,
      dozen: 12,
      ones: 1,
    },
    scales: { hundred: 100, hundreds: 100, thousand: 1000, thousands: 1000, grand: 1000, k: 1000, million: 1_000_000 },
    articles: "one",
    ordinals: {
      first: 1,
      second: 2,
      third: 3,
      fourth: 4,
      fifth: 5,
      sixth: 6,
      seventh: 7,
      eighth: 8,
      ninth: 9,
      tenth: 10,
      eleventh: 11,
      twelfth: 12,
      thirteenth: 13,
      fourteenth: 14,
      fifteenth: 15,
      sixteenth: 16,
      seventeenth: 17,
      eighteenth: 18,
      nineteenth: 19,
      twentieth: 20,
      thirtieth: 30,
    },
    joiner: "and",
    halves: "and a half, and half, 1/2",
  },
  calendar: {
    months: [
      "january, jan",
      "february, feb, febuary",
      "march, mar",
      "april, apr",
      "may",
      "june, jun",
      "july, jul",
      "august, aug",
      "september, sept, sep",
      "october, oct",
      "november, nov",
      "december, dec",
    ],
    weekdays: [
      "sunday, sun",
      "monday, mon",
      "tuesday, tues, tue",
      "wednesday, wed, weds",
      "thursday, thurs, thu, thur",
      "friday, fri",
      "saturday, sat",
    ],
    ambiguous: "may, march, mar, sun, sat, jan, wed, mon",
    dayFirst: false,
  },
  groups: { ...groups, givenName: givenNames },
  signals: {
    ...clauses,
    ...intents,
    ...visits,
    ...persons,
    ...otherTalk,
    ...conduct,
    ...facts,
    ...household,
    ...slots,
    ...wishes,
  },
  inflections: [],
  borrowed: spanishFor,
  tellingWords:
    "gimme lemme i im ive id ill we were our my the you your is are am was do does did have has had will would can could should want need looking for and but with what when where which who how why there this that it its in on at of to from not dont any anything something just about under around please thanks hello hey hi yes yeah move moving rent looking searching would like prefer only also than more less near by they them their if or as be been get got me us myself sounds good great okay works work text texts texting messaging calling playing live lives make makes take see show tell call send give does doesnt wont cant couldnt think know mean meant said say come go whos whats",
  ordinaryWords:
    "prove proves drove drives orlando tampa atlanta houston chicago boston dallas string strings index class classes note notes noted path paths loader tree trees refer refers stack properly branch branches count counts counter slower depth reset bench benches scale placed coding worth mount mounted arrow impossible echo alter altered reaches reach peer boot boots height heights port ports threw carry dairy yield yields precise mark marking marked lacks fired enter enters entered progress theme themes loose lose losing caller driver drivers mouse distinct pipe pipes arbor interest interests shore pointe crossing bridge bridges tower towers packing barking mouth mouths moth went rant grant event events studied study finds mind kind blind thanksgiving horse horses hose mouse spouse blouse planet plane planes palace palaces lace laces plate plates place peace piece flat flats float coach couch porch torch march church beach teach reach peach room rooms broom groom loom boom doom zoom path bath math baths bathe bathing breathe bathrobe bedding wedding bedrock furnish furnace finish finished vanished punished tomato borrow sorrow thanked wants wanted wanting warrant parked parks sparking lounge range orange strange change charge large hotel motel novel local daily clean cleaned touch parsing hero belle manor core states preferred wall walls call calls hall halls mall malls ball balls tall fall falls feel feels street sweet sheet meet week weak wreck trick brick brook book hook cook took oral moral morals morale corral dorms kendo western dave",
  sharedWords:
    "no me a studio condo son once come he has sin pie sale red son mi normal total animal area final principal general hotel bar plan real ideal familiar formal personal central local natural social usual visual popular regular similar super ok okay error doctor color metro patio terraza balcon balcony email wifi internet parking gym loft duplex penthouse townhouse marzo k mil van las los solo actual real particular van pet deposit voucher van brick house man pm am sec bus chance lobby playa van manual capital superior inferior animal animals hospital laundry lease rent use ten den vine dame",
};
