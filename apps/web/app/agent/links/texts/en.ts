export const en = {
  "qr.title": "QR code",
  "qr.text": "Let a renter scan it from your screen, or print it. We count scans separately.",
  "qr.alt": "QR code of {name}",
  "qr.png": "PNG",
  "qr.svg": "SVG",
} as const;
