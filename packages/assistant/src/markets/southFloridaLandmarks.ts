import type { Landmark } from "../types.ts";

/** Hospitals, campuses and the like that people name to say where they want to live, by the place that each is in. */
export const landmarks: readonly Landmark[] = [
  {
    name: "Jackson Memorial",
    aliases: ["jackson memorial hospital", "jackson hospital", "jackson health", "hospital jackson", "el jackson"],
    place: "Allapattah",
  },
  { name: "UHealth", aliases: ["u health", "uhealth tower", "bascom palmer", "sylvester"], place: "Allapattah" },
  { name: "FIU", aliases: ["florida international university", "la fiu"], place: "University Park" },
  {
    name: "University of Miami",
    aliases: ["universidad de miami", "u of m", "umiami", "um campus", "uofm"],
    place: "Coral Gables",
  },
  {
    name: "Baptist Hospital",
    aliases: ["baptist health", "hospital baptist", "del baptist", "el baptist", "work at baptist", "job at baptist"],
    place: "Kendall",
  },
  { name: "South Miami Hospital", place: "South Miami" },
  {
    name: "Mount Sinai",
    aliases: ["mt sinai", "mount sinai hospital", "mt sinai hospital", "el sinai"],
    place: "Miami Beach",
  },
  { name: "Mercy Hospital", aliases: ["hospital mercy", "el mercy"], place: "Coconut Grove" },
  { name: "Palmetto General", aliases: ["palmetto hospital", "hospital palmetto"], place: "Hialeah" },
  { name: "Memorial Regional", aliases: ["memorial regional hospital"], place: "Hollywood" },
  { name: "Broward Health", aliases: ["broward general"], place: "Fort Lauderdale" },
  { name: "Nova Southeastern", aliases: ["nova southeastern university", "nsu"], place: "Davie" },
  { name: "Dolphin Mall", aliases: ["el dolphin mall"], place: "Sweetwater" },
  { name: "Hard Rock Stadium", place: "Miami Gardens" },
  { name: "PortMiami", aliases: ["port miami", "port of miami", "puerto de miami"], place: "Downtown Miami" },
  { name: "Lincoln Road", place: "South Beach" },
  { name: "Miracle Mile", place: "Coral Gables" },
];
