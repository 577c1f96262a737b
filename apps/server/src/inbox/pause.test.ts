import { describe, expect, test } from "vitest";
import { begun, silent } from "../testing/chats/begunChat.ts";

describe("an agent's message", () => {
  test("pauses the assistant for ten minutes, counted from the last one by the server's clock", async () => {
    let time = Date.parse("2026-03-19T15:00:00Z");
    const minutes = (count: number) => {
      time += count * 60_000;
    };
    const { chat, write, detail, give } = await begun({ mode: "full", now: () => new Date(time) });
    const page = `/api/renter/conversation?linkId=${chat.link.link_id}&conversationId=${chat.link.link_id}-1`;
    const answers = async () => (await chat.renter.get(page)).body.answeredBy;
    expect(await detail()).toMatchObject({ pauseLeft: null, control: "assistant" });
    await write("Hi, this is Rosa");
    expect(await detail()).toMatchObject({ pauseLeft: 600, control: "agent", mode: "full" });
    minutes(6);
    await write("Do you have a pet?");
    minutes(9);
    expect(await detail()).toMatchObject({ pauseLeft: 60 });
    expect((await chat.say("up to $3,000")).body).toEqual(silent);
    expect(await answers()).toBe("agent");
    minutes(1);
    expect(await detail()).toMatchObject({ pauseLeft: null, control: "assistant", mode: "full" });
    expect(await answers()).toBe("assistant");
    const picked = (await chat.say("as soon as possible")).body.message;
    expect(picked).not.toBe("");
    // What the renter wrote in the meantime isn't asked again.
    expect(picked).not.toMatch(/budget|how much/i);
    await write("I'm here again");
    minutes(1);
    expect((await give({ resume: true })).body).toMatchObject({ pauseLeft: null, control: "assistant" });
    expect((await chat.say("my name is Ana")).body.message).not.toBe("");
    expect((await detail()).events.map(({ kind }: { kind: string }) => kind)).toEqual(["paused", "paused", "resumed"]);
  });

  test("doesn't turn on an assistant that is off, or end the review of every reply", async () => {
    let time = Date.parse("2026-03-19T15:00:00Z");
    const off = await begun({ now: () => new Date(time) });
    await off.give({ mode: "minimal" });
    await off.write("Hi, this is Rosa");
    expect(await off.detail()).toMatchObject({ pauseLeft: null, control: "agent", mode: "minimal" });
    time += 11 * 60_000;
    expect((await off.chat.say("up to $3,000")).body).toEqual(silent);
    const review = await begun({ now: () => new Date(time) });
    await review.give({ review: true });
    await review.write("Hi, this is Rosa");
    expect(await review.detail()).toMatchObject({ pauseLeft: null, control: "review" });
  });

  test("ends when the assistant is turned off and on again", async () => {
    const { chat, write, give, detail } = await begun();
    await write("Hi, this is Rosa");
    await give({ mode: "minimal" });
    expect(await detail()).toMatchObject({ pauseLeft: null, control: "agent" });
    expect((await give({ mode: "balanced" })).body).toMatchObject({ pauseLeft: null, control: "assistant" });
    expect((await chat.say("up to $3,000")).body.message).not.toBe("");
  });

  test("hands a renter who asks for a person to the agent, and answers until the agent writes", async () => {
    let time = Date.parse("2026-03-19T15:00:00Z");
    const { chat, write } = await begun({ now: () => new Date(time) });
    await write("Hi, this is Rosa");
    expect((await chat.say("I'd rather talk to a person")).body).toEqual(silent);
    time += 11 * 60_000;
    expect((await chat.say("is there a gym?")).body.message).toMatch(/added .*: a gym/);
    await write("Yes, on the 3rd floor");
    time += 11 * 60_000;
    expect((await chat.say("great, up to $3,000")).body).toEqual(silent);
  });

  test("still allows emergency help and STOP during the pause", async () => {
    const { chat, write, detail } = await begun();
    await write("Hi, this is Rosa");
    expect((await chat.say("someone is breaking in")).body.message).toContain("911");
    await chat.say("STOP");
    expect(await detail()).toMatchObject({ optedOut: true });
  });
});
