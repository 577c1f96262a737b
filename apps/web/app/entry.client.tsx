import { adoptAskedLanguage } from "@llave/ui/language";
import { setNonce } from "get-nonce";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { continueOpening, noteOpening } from "./newVersion/opening.ts";
import { forgetTheme } from "./styles/forgetTheme.ts";

forgetTheme(localStorage);
continueOpening();
adoptAskedLanguage(new URLSearchParams(location.search));

// Components that render a style element need the page's nonce.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[noteOpening]} />
    </StrictMode>,
  );
});
