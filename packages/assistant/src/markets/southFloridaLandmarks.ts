import type { Place } from "../types.ts";

/** Where people work, study or fly from, with the words they use; names are said the same in both languages. */
export const southFloridaLandmarks: readonly Place[] = [
  {
    name: "UM",
    aliases: [
      "university of miami",
      "univ of miami",
      "universidad de miami",
      "u of miami",
      "u miami",
      "umiami",
      "the u",
    ],
    at: [25.717, -80.278],
  },
  {
    name: "FIU",
    aliases: [
      "florida international university",
      "florida international",
      "fiu campus",
      "universidad internacional de la florida",
    ],
    at: [25.756, -80.374],
  },
  {
    name: "Miami Dade College",
    aliases: ["mdc", "mdc wolfson", "miami dade college downtown", "wolfson campus"],
    at: [25.778, -80.19],
  },
  { name: "Barry University", aliases: ["barry u"], at: [25.879, -80.199] },
  {
    name: "Jackson Memorial",
    aliases: [
      "jackson hospital",
      "jackson memorial hospital",
      "jackson health",
      "el jackson",
      "del jackson",
      "al jackson",
      "at jackson",
      "near jackson",
      "to jackson",
      "from jackson",
    ],
    at: [25.791, -80.212],
  },
  { name: "Jackson South", aliases: ["jackson south hospital"], at: [25.629, -80.346] },
  {
    name: "UHealth Tower",
    aliases: ["um hospital", "uhealth", "university of miami hospital", "um health"],
    at: [25.79, -80.214],
  },
  { name: "Mount Sinai", aliases: ["mt sinai", "mount sinai hospital"], at: [25.814, -80.141] },
  { name: "Mercy Hospital", aliases: ["el mercy", "at mercy", "hospital mercy", "hca mercy"], at: [25.741, -80.215] },
  { name: "Baptist Hospital", aliases: ["baptist kendall", "hospital baptist"], at: [25.685, -80.339] },
  { name: "Kendall Regional", aliases: ["hca kendall", "kendall regional hospital"], at: [25.732, -80.386] },
  { name: "Nicklaus", aliases: ["nicklaus childrens", "nicklaus hospital"], at: [25.741, -80.296] },
  {
    name: "MIA",
    aliases: [
      "miami airport",
      "miami international airport",
      "the airport",
      "el aeropuerto",
      "del aeropuerto",
      "al aeropuerto",
      "aeropuerto de miami",
    ],
    at: [25.796, -80.287],
  },
  { name: "PortMiami", aliases: ["port of miami", "puerto de miami"], at: [25.778, -80.179] },
  { name: "Brickell City Centre", aliases: ["brickell city center"], at: [25.767, -80.193] },
  { name: "Dadeland", aliases: ["dadeland mall"], at: [25.69, -80.314] },
  { name: "Dolphin Mall", at: [25.787, -80.381] },
  { name: "Aventura Mall", at: [25.957, -80.143] },
];
