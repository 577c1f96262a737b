export const en = {
  "qr.title": "QR code",
  "qr.text": "Let a renter scan it from your screen, or print it. Scans are counted separately.",
  "qr.alt": "QR code of {name}",
  "qr.png": "PNG",
  "qr.svg": "SVG",
} as const;
