import { readFileSync } from "node:fs";

/** A prompt from a file; the version is part of the file name, so a changed prompt is a new file. */
export interface Prompt {
  version: string;
  text: string;
}

function readPrompt(version: string): Prompt {
  const file = new URL(`./${version}.md`, import.meta.url);
  return { version, text: readFileSync(file, "utf8").trim() };
}

/** The prompts in use. Read when the first model is opened, not when the server starts. */
export function readPrompts(): { understand: Prompt; phrase: Prompt } {
  return { understand: readPrompt("understand.v5"), phrase: readPrompt("phrase.v1") };
}

/** What a usage row says about the prompts: the versions of both. */
export const promptVersions = "understand.v5 phrase.v1";
