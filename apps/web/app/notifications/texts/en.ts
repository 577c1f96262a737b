export const en = {
  "toast.label": "Message",
  "toast.viewport": "Messages ({hotkey})",
  "toast.close": "Close message",
} as const;
