import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { makeQueryClient } from "./queryClient.ts";

test("a change that arrives while the next page is fetched doesn't lose that page", async () => {
  const client = makeQueryClient(() => {});
  const arrival = Promise.withResolvers<void>();
  const asked: number[] = [];
  const list = new InfiniteQueryObserver(client, {
    queryKey: ["/api/leads"],
    queryFn: async ({ pageParam, signal }) => {
      asked.push(pageParam);
      if (pageParam === 2 && asked.length === 2) {
        signal.addEventListener("abort", () => arrival.reject(signal.reason));
        await arrival.promise;
      }
      return pageParam;
    },
    initialPageParam: 1,
    getNextPageParam: (page: number) => (page < 2 ? page + 1 : null),
  });
  const stop = list.subscribe(() => {});
  await list.refetch({ cancelRefetch: false });
  const next = list.fetchNextPage();
  const changed = client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === "/api/leads" });
  arrival.resolve();
  await Promise.all([next, changed]);
  expect(list.getCurrentResult().data?.pages).toEqual([1, 2]);
  expect(asked, "both pages are fetched again after the change").toEqual([1, 2, 1, 2]);
  stop();
});

test("an older fetch doesn't overwrite what a change put into a query", async () => {
  const client = makeQueryClient(() => {});
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: ["/api/thread"],
    queryFn: () => answers[asked++]?.promise ?? "asked too often",
  });
  const stop = observer.subscribe(() => {});
  client.setQueryData(["/api/thread"], "changed");
  answers[0]?.resolve("from before the change");
  await vi.waitFor(() => expect(asked).toBe(2));
  expect(observer.getCurrentResult().data).toBe("changed");
  answers[1]?.resolve("from after the change");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("from after the change"));
  stop();
});
