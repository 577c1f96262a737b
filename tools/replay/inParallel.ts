/** Runs a task for each item, a few at a time; the results keep the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
