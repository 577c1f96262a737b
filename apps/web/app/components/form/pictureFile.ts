/** Longest edge of a picture before it is sent, in pixels: as large as the server's largest size, or a portrait's crop. */
const maxEdge = { portrait: 1024, license: 1600, listing: 1600 };

/**
 * A chosen picture as a JPEG no larger than necessary, upright and on white: anything the browser can show it can also
 * send, including HEIC on an iPhone. Null if the browser can't show it; then the server decides.
 */
export async function shrinkPicture(file: File, purpose: keyof typeof maxEdge): Promise<Blob | null> {
  const image = await loadImage(file);
  if (!image) return null;
  const scale = Math.min(1, maxEdge[purpose] / Math.max(image.naturalWidth, image.naturalHeight));
  return drawn(image, whole, scale);
}

/** A part of a picture, in shares of its width and height from 0 to 1. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

const whole: PicturePart = { x: 0, y: 0, width: 1, height: 1 };

/** A part of a shown picture as a JPEG with the picture's own pixels; null if the browser can't draw it. */
export function cropPicture(image: HTMLImageElement, part: PicturePart): Promise<Blob | null> {
  return drawn(image, part, 1);
}

async function drawn(image: HTMLImageElement, part: PicturePart, scale: number): Promise<Blob | null> {
  const [width, height] = [image.naturalWidth * part.width, image.naturalHeight * part.height];
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const drawing = canvas.getContext("2d");
  if (!drawing) return null;
  drawing.fillStyle = "#ffffff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [image.naturalWidth * part.x, image.naturalHeight * part.y];
  drawing.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}

/** The file to upload for a chosen picture: as the browser shows it, else the original. */
export async function sendablePicture(file: File, purpose: keyof typeof maxEdge): Promise<Blob> {
  return (await shrinkPicture(file, purpose)) ?? file;
}

async function loadImage(file: File): Promise<HTMLImageElement | null> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
    return image.naturalWidth > 0 ? image : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A file as a data URL. */
export function asDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
