/** Made by `vite/staticScript.ts`. */
declare module "virtual:static-script" {
  /** Address of the static pages' script. */
  export const staticScript: string;
}

/** Made by `vite/staticScript.ts`. */
declare module "virtual:live-demo" {
  /** Address of the live demo's script. */
  export const liveScript: string;
}

/** Made by `vite/staticScript.ts`. */
declare module "virtual:patient-script" {
  /** Address of the patient pages' script. */
  export const patientScript: string;
}
