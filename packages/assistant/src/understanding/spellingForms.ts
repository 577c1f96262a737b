/** The word, and the word without each of its letters. */
export function withoutOneLetter(word: string): string[] {
  const forms = [word];
  for (let i = 0; i < word.length; i++) forms.push(word.slice(0, i) + word.slice(i + 1));
  return forms;
}

/** The shortest word compared by sound; shorter ones sound like too many others. */
export const shortestSound = 4;

/** How a word sounds by a pack's rules: letters that sound alike become one, doubled letters single. */
export function soundOf(word: string, rules: readonly (readonly [string, string])[]): string {
  let sound = word;
  for (const [written, heard] of rules) if (sound.includes(written)) sound = sound.replaceAll(written, heard);
  return sound.replace(/(.)\1+/g, "$1");
}
