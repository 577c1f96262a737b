import type { Browser } from "@playwright/test";
import type { Frame } from "./filmed.ts";

/** The film and its poster picture. */
export interface Film {
  film: Buffer;
  poster: Buffer;
}

/** How long the film lasts, as the landing page says: its last picture stays until then. Milliseconds. */
const lengthMs = 30_000;

/** The result of `inPage`: both files, base64. */
interface Encoded {
  film: string;
  poster: string;
}

/**
 * Makes a film from pictures with the browser's own encoder: they are drawn at the pace at which they were taken, while
 * a recorder captures the canvas. It takes as long as the film lasts.
 */
export async function encode(
  browser: Browser,
  frames: Frame[],
  size: { width: number; height: number },
): Promise<Film> {
  const page = await browser.newPage();
  const { film, poster } = (await page.evaluate(
    `(${script})(${JSON.stringify({ frames, lengthMs, ...size })})`,
  )) as Encoded;
  await page.close();
  return { film: Buffer.from(film, "base64"), poster: Buffer.from(poster, "base64") };
}

/** Runs in the browser; as text, since it uses the page's own objects. */
const script = `async ({ frames, lengthMs, width, height }) => {
  const base64 = async (blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = "";
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    return btoa(text);
  };
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const paper = canvas.getContext("2d");
  const pictures = [];
  for (const { data, at } of frames) {
    const answer = await fetch("data:image/jpeg;base64," + data);
    pictures.push({ at, picture: await createImageBitmap(await answer.blob()) });
  }
  const chunks = [];
  const stream = canvas.captureStream(12);
  const recorder = new MediaRecorder(stream, { mimeType: "video/webm;codecs=vp9", videoBitsPerSecond: 350000 });
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise((resolve) => { recorder.onstop = resolve; });
  recorder.start();
  const begin = performance.now();
  for (const { at, picture } of pictures) {
    const wait = (at - pictures[0].at) * 1000 - (performance.now() - begin);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    paper.drawImage(picture, 0, 0, width, height);
  }
  // Only a canvas that is drawn on is recorded.
  while (performance.now() - begin < lengthMs) {
    paper.drawImage(pictures.at(-1).picture, 0, 0, width, height);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  recorder.stop();
  await stopped;
  const poster = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  return { film: await base64(new Blob(chunks)), poster: await base64(poster) };
}`;
