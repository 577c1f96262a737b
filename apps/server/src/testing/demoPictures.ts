import { scenes } from "../demo/scenes.ts";

/** How many pictures the demo draws of a home. */
export function drawnPicturesOf(address: string): number {
  return scenes[address]?.length ?? 0;
}
