/** Made by `vite/lightScript.ts`. */
declare module "virtual:light-script" {
  /** Address of the static pages' script. */
  export const lightScript: string;
}

/** Made by `vite/lightScript.ts`. */
declare module "virtual:live-demo" {
  /** Address of the live demo's script. */
  export const liveScript: string;
}
