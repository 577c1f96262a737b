import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "map.title": "Columnas",
  "map.count": "{known} de {count} reconocidas",
  "map.of": "Qué hay en la columna {name}",
  "map.noName": "Columna {place}",
  "map.skip": "No importar",
  "map.never": "Nunca se importa",
  choose: "Elegir un archivo CSV",
  other: "Elegir otro archivo",
  reading: "Leyendo el archivo...",
  drop: "o suéltalo aquí. Verás cada cambio antes de guardar nada.",
  template: "Descargar la plantilla",
  errors: "Filas por corregir",
  line: "Fila",
  about: "De qué es",
  column: "Columna",
  problem: "Qué está mal",
  ignored: "Columnas que no reconocemos y omitimos: {columns}",
  preview: { one: "La primera fila", other: "Las primeras {count} filas" },
  busy: "Importando...",
  nothing: "El archivo no trae nada que importar.",
  without: {
    one: "{count} fila está por corregir y no se importará.",
    other: "{count} filas están por corregir y no se importarán.",
  },
  "failed.fallback": "No se pudo. Intenta otra vez: nada se agrega dos veces.",
};
