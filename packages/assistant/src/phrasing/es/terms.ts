import type { PetKind, Utility } from "../../listings/listingTerms.ts";
import type { MoveInPart } from "../../listings/moveInCost.ts";
import type { TermWords } from "../../listings/termWords.ts";
import { joined, money } from "../values.ts";

const petNames: Record<PetKind, string> = { cat: "gatos", dog: "perros" };
const utilityNames: Record<Utility, string> = {
  water: "agua",
  electricity: "luz",
  gas: "gas",
  internet: "internet",
  trash: "basura",
};
const partNames: Record<MoveInPart | "pet", string> = {
  firstMonth: "primer mes",
  lastMonth: "último mes",
  deposit: "depósito",
  application: "solicitud",
  other: "otros cargos",
  pet: "cargo por mascota",
};
const months = (count: number) => (count === 1 ? "1 mes" : `${count} meses`);

/** What a listing costs and allows, in Spanish. */
export const termWords: TermWords = {
  inOtherLanguage: (text) => `la nota del agente, en inglés: “${text}”`,
  pets({ allowed, most, pounds }) {
    if (allowed.length === 0) return "No se aceptan mascotas (los animales de asistencia no son mascotas)";
    const only = allowed.length === 1 ? "Solo se aceptan " : "Se aceptan ";
    const kinds = joined(
      allowed.map((kind) => petNames[kind]),
      "y",
    );
    return [
      only + kinds,
      most && `${most} como máximo`,
      pounds && `de hasta ${pounds} libras${most === 1 ? "" : " cada uno"}`,
    ]
      .filter(Boolean)
      .join(", ");
  },
  petFee: (fee) => `${money(fee)} una sola vez por mascota; los animales de asistencia no pagan`,
  noPetFee: () => "Sin cargo por mascota",
  parking(spaces) {
    if (spaces === 0) return "No incluye parqueo";
    return spaces === 1 ? "Incluye 1 puesto de parqueo" : `Incluye ${spaces} puestos de parqueo`;
  },
  furnished: (furnished) => (furnished ? "Amueblado" : "Sin muebles"),
  lease({ min, max }) {
    if (max === undefined) return `Contrato mínimo de ${months(min)}`;
    return max === min ? `Contrato de ${months(min)}` : `Contrato de ${min} a ${months(max)}`;
  },
  utilities: (included) =>
    included.length === 0
      ? "La renta no incluye servicios"
      : `La renta incluye ${joined(
          included.map((name) => utilityNames[name]),
          included.at(-1) === "internet" ? "e" : "y",
        )}`,
  named: (utilities) => utilities.map((name) => utilityNames[name]),
  deposit: (amount) => (amount === 0 ? "Sin depósito" : `Depósito de ${money(amount)}`),
  application: (amount) => (amount === 0 ? "La solicitud no cuesta" : `Solicitud: ${money(amount)}`),
  other: (amount) => `Otros cargos: ${money(amount)}`,
  part: (part) => partNames[part],
  months,
  days: (count) =>
    count === 1 ? "1 día" : count % 7 === 0 ? (count === 7 ? "una semana" : `${count / 7} semanas`) : `${count} días`,
  spaces: (count) => (count === 1 ? "1 puesto de parqueo" : `${count} puestos de parqueo`),
  pounds: (count) => `${count} libras`,
  moveIn: ({ total, parts }) =>
    `${money(total)} en total para mudarse: ${parts.map(({ part, amount }) => `${partNames[part]} ${money(amount)}`).join(", ")}`,
};
