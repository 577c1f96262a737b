import { contactRequest } from "@llave/contract/site/contact";
import { schemaResolver } from "../../data/schemaResolver.ts";

/** What the contact form refuses before sending anything. */
export const messageRules = schemaResolver(contactRequest.omit({ key: true }).required());
