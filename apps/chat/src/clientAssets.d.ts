/** The output of the client build; `vite/clientAssets.ts` fills it in when the server entry is built. */
declare module "virtual:client-assets" {
  export const assets: {
    /** Address of the page's only script. */
    script: string;
    /** The whole style sheet. */
    styles: string;
  };
}
