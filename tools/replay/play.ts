import type { RenterConversation } from "@llave/contract/conversations/conversation";
import { RenterChat, type Said } from "./chat.ts";
import type { Script } from "./scripts.ts";

/** One conversation as its renter saw it. */
export interface Played {
  script: Script;
  said: Said[];
  isComplete: boolean;
  /** Requests that didn't return 200, as `status` and text. */
  failures: string[];
  /** The conversation as the renter's page would show it after a reload; null if there is none. */
  stored: RenterConversation | null;
}

/**
 * Plays one script as a new visitor of a SmartLink, with the chat page's calls.
 * @param linkPath path of the SmartLink's page, `/smartlink/…`
 */
export async function playScript(origin: string, linkPath: string, script: Script): Promise<Played> {
  const played: Played = { script, said: [], isComplete: false, failures: [], stored: null };
  try {
    const chat = await RenterChat.open(origin, linkPath, script.language);
    for (const message of script.messages) {
      const { status, body } = await chat.say(message);
      if (status === 200) played.isComplete = body.isComplete;
      else played.failures.push(`${status} for ${JSON.stringify(message).slice(0, 200)}`);
    }
    return { ...played, said: chat.said, stored: await chat.stored() };
  } catch (error) {
    played.failures.push((error as Error).message);
    return played;
  }
}
