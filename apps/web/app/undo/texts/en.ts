/** Decisions that can still be undone. */
export const en = {
  "text.send": "Sending to {name} in {count} s",
  "text.decline": "Declining the showing with {name} in {count} s",
  "text.confirm": "Confirming the showing with {name} in {count} s",
  "said.send": "Sending to {name} in {count} seconds. Undo with Z.",
  "said.decline": "Declining the showing with {name} in {count} seconds. Undo with Z.",
  "said.confirm": "Confirming the showing with {name} in {count} seconds. Undo with Z.",
  undo: "Undo",
  "undo.instead": "Press F8 and Enter to undo.",
} as const;
