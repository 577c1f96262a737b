/** What the client build made; filled in by `vite/clientAssets.ts` when the server entry is built. */
declare module "virtual:client-assets" {
  export const assets: {
    /** Address of the page's one script. */
    script: string;
    /** The whole style sheet. */
    styles: string;
  };
}
