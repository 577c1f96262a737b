export const en = {
  "toast.label": "Notification",
  "toast.viewport": "Notifications ({hotkey})",
  "toast.close": "Close notification",
} as const;
