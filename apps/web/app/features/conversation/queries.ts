import type { ThreadMessage, ThreadPage } from "@llave/contract/conversations/conversation";
import type { ControlChange, ConversationDetail } from "@llave/contract/conversations/inbox";
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { savedTranslation } from "../../agent/SavedTranslationField.tsx";
import { refresh } from "../../data/queryClient.ts";
import { getJson, request } from "../../data/request.ts";
import type { DecidedDraft } from "../../undo/pendingDecision.ts";

const detailPath = (id: string) => `/api/conversations/${id}`;
const messagesPath = (id: string) => `/api/conversations/${id}/messages`;

/** Who answers a conversation, what waits in it and what happened to it. */
export function useConversation(id: string) {
  return useQuery<ConversationDetail>({ queryKey: [detailPath(id)], ...refresh.leads });
}

/** Fetches a conversation again. */
export function useRefreshConversation(id: string): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [detailPath(id)] }), [client, id]);
}

/** The same if there may be no conversation. */
export function useConversationIfAny(id: string | null) {
  return useQuery<ConversationDetail>({ queryKey: [detailPath(id ?? "")], enabled: id !== null, ...refresh.leads });
}

/** A conversation's messages: the newest page first, older ones as they are asked for. */
export function useThread(id: string) {
  const path = messagesPath(id);
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => getJson<ThreadPage>(pageParam ? `${path}?before=${pageParam}` : path, signal),
    initialPageParam: "",
    getNextPageParam: (page: ThreadPage) => page.before,
    ...refresh.leads,
  });
}

/** Changes what the assistant does here, or whether the agent gets notifications. */
export function useSetControl(id: string): (change: ControlChange) => Promise<void> {
  const queryClient = useQueryClient();
  return async (change) => {
    const response = await request("PUT", `${detailPath(id)}/control`, change);
    queryClient.setQueryData<ConversationDetail>([detailPath(id)], await response.json());
  };
}

/** Sends an agent's message; the same key is the same message. */
export async function postMessage(id: string, { key, text }: { key: string; text: string }): Promise<ThreadMessage> {
  const response = await request("POST", messagesPath(id), { text }, undefined, { "idempotency-key": key });
  return response.json();
}

/** Rejects a draft, with the showing it is about, or takes a rejection back, even if another page is open by then. */
export async function decideDraft(
  client: QueryClient,
  conversationId: string,
  act: "reject" | "restore",
  draftId: string,
): Promise<void> {
  try {
    await request("POST", `/api/drafts/${draftId}/${act}`, {});
  } finally {
    await client.invalidateQueries({ queryKey: [detailPath(conversationId)] });
  }
}

/** Sends an approved draft, even if another page is open by then, and shows the message immediately. */
export async function sendApproval(
  client: QueryClient,
  draftId: string,
  { conversationId, language, edited, save, translation }: DecidedDraft,
): Promise<void> {
  try {
    const also = save ? savedTranslation(language, translation) : undefined;
    const payload = { ...(edited !== undefined && { text: edited }), ...(save && { save }), translation: also };
    const response = await request("POST", `/api/drafts/${draftId}/approve`, payload);
    showMessage(client, conversationId, await response.json());
  } finally {
    await client.invalidateQueries({ queryKey: [detailPath(conversationId)] });
  }
}

/** The same from the conversation's page. */
export function useDecideDraft(conversationId: string): (act: "reject" | "restore", draftId: string) => Promise<void> {
  const queryClient = useQueryClient();
  return (act, draftId) => decideDraft(queryClient, conversationId, act, draftId);
}

/** Appends a just-sent message to the loaded thread. */
export function useShowMessage(conversationId: string): (message: ThreadMessage) => void {
  const queryClient = useQueryClient();
  return (message) => {
    showMessage(queryClient, conversationId, message);
    void queryClient.invalidateQueries({ queryKey: [detailPath(conversationId)] });
  };
}

function showMessage(client: QueryClient, conversationId: string, message: ThreadMessage): void {
  client.setQueryData<InfiniteData<ThreadPage>>([messagesPath(conversationId)], (thread) => {
    const [newest, ...older] = thread?.pages ?? [];
    if (!thread || !newest || newest.messages.some(({ id }) => id === message.id)) return thread;
    return { ...thread, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] };
  });
}

/** Marks a reply as wrong or undoes that, and shows it immediately. */
export function useSetVerdict(conversationId: string): (messageId: string, wrong: boolean) => Promise<void> {
  const queryClient = useQueryClient();
  const path = messagesPath(conversationId);
  return async (messageId, wrong) => {
    const judged: ThreadMessage = await (await request("PUT", `${path}/${messageId}/verdict`, { wrong })).json();
    queryClient.setQueryData<InfiniteData<ThreadPage>>([path], (thread) => {
      const pages = thread?.pages.map((page) => ({
        ...page,
        messages: page.messages.map((message) => (message.id === judged.id ? judged : message)),
      }));
      return thread && pages ? { ...thread, pages } : thread;
    });
  };
}
