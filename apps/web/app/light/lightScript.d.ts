/** Made by `vite/lightScript.ts`. */
declare module "virtual:light-script" {
  /** Address of the light pages' script. */
  export const lightScript: string;
}
