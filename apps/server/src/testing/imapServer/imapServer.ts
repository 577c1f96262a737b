import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { onTestFinished } from "vitest";
import { selfSigned } from "./certificate.ts";

const user = "answers@llave.example";
const password = "the mailbox's: p@ss/word";

/** A mail in the mailbox. */
interface StoredMail {
  uid: number;
  raw: Buffer;
  receivedAt: Date;
  flags: Set<string>;
}

/** How the server fails: it refuses the password, lacks the folder, or breaks the connection while it sends this mail. */
interface Failures {
  refuses: boolean;
  /** It has no such folder. */
  lacksFolder: boolean;
  breaksAt: number | null;
}

/**
 * An IMAP server (RFC 3501) with one mailbox, limited to what reading it needs: signing in, selecting, searching by
 * number or day, fetching and flags. Tests put mails in and choose how it fails; it stops with the test.
 * @param secure encrypted from the first byte, with a self-signed certificate
 */
export async function startImapServer({ secure = false }: { secure?: boolean } = {}) {
  const mails: StoredMail[] = [];
  const state = {
    mails,
    uidValidity: 7,
    failures: { refuses: false, lacksFolder: false, breaksAt: null } as Failures,
    logins: [] as string[],
  };
  const sockets = new Set<Socket>();
  const take = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    serve(state, socket);
  };
  const server = secure ? createTlsServer(selfSigned, take) : createServer(take);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  const url = `${secure ? "imaps" : "imap"}://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`;
  let uids = 0;
  return {
    ...state,
    state,
    url,
    stop,
    /** Delivers a mail to the mailbox. */
    put(raw: string, receivedAt: Date): StoredMail {
      const mail = { uid: ++uids, raw: Buffer.from(raw), receivedAt, flags: new Set<string>() };
      mails.push(mail);
      return mail;
    },
  };
}

type State = Awaited<ReturnType<typeof startImapServer>>["state"];

function serve(state: State, socket: Socket): void {
  const send = (text: string) => socket.write(`${text}\r\n`);
  send("* OK [CAPABILITY IMAP4rev1] ready");
  let waiting = "";
  socket.setEncoding("utf8").on("data", (text) => {
    waiting += text;
    for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      const [, tag = "*", command = "", rest = ""] = /^(\S+) (\S+) ?(.*)$/.exec(line) ?? [];
      answer(state, socket, { tag, command: command.toUpperCase(), rest });
    }
  });
}

interface Command {
  tag: string;
  command: string;
  rest: string;
}

function answer(state: State, socket: Socket, { tag, command, rest }: Command): void {
  const send = (text: string) => socket.write(`${text}\r\n`);
  const ok = (text = "done") => send(`${tag} OK ${text}`);
  const byUid = command === "UID";
  const [, name = command, values = rest] = byUid ? (/^(\S+) (.*)$/.exec(rest) ?? []) : [];
  switch (name.toUpperCase()) {
    case "CAPABILITY":
      send("* CAPABILITY IMAP4rev1");
      ok();
      break;
    case "LOGIN":
      state.logins.push(values);
      if (state.failures.refuses || values !== `${quoted(user)} ${quoted(password)}`)
        send(`${tag} NO [AUTHENTICATIONFAILED] Authentication failed`);
      else ok();
      break;
    case "LIST":
      if (!state.failures.lacksFolder) send('* LIST (\\HasNoChildren) "/" INBOX');
      ok();
      break;
    case "SELECT":
    case "EXAMINE":
      if (state.failures.lacksFolder) send(`${tag} NO [NONEXISTENT] Unknown Mailbox`);
      else select(state, send, ok);
      break;
    case "SEARCH":
      send(`* SEARCH ${found(state.mails, values).join(" ")}`.trimEnd());
      ok();
      break;
    case "FETCH":
      fetchMail(state, socket, values, ok);
      break;
    case "STORE":
      store(state, send, values, ok);
      break;
    case "LOGOUT":
      send("* BYE");
      ok();
      socket.end();
      break;
    case "NOOP":
    case "CLOSE":
    case "LSUB":
      ok();
      break;
    default:
      send(`${tag} BAD unknown command`);
  }
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function select({ mails, uidValidity }: State, send: (text: string) => void, ok: (text?: string) => void): void {
  send("* FLAGS (\\Answered \\Flagged \\Deleted \\Seen \\Draft)");
  send("* OK [PERMANENTFLAGS (\\Seen \\*)] flags");
  send(`* ${mails.length} EXISTS`);
  send("* 0 RECENT");
  send(`* OK [UIDVALIDITY ${uidValidity}] validity`);
  send(`* OK [UIDNEXT ${(mails.at(-1)?.uid ?? 0) + 1}] next`);
  ok("[READ-WRITE] selected");
}

/** `UID 4:*` or `SINCE 20-Mar-2026`; the last mail always counts for "n:*". */
function found(mails: readonly StoredMail[], criteria: string): number[] {
  const [, from] = /UID (\d+):\*/i.exec(criteria) ?? [];
  if (from !== undefined) {
    const last = mails.at(-1)?.uid ?? 0;
    return mails.filter(({ uid }) => uid >= Math.min(Number(from), last)).map(({ uid }) => uid);
  }
  const [, day] = /SINCE "?(\d{1,2}-\w{3}-\d{4})"?/i.exec(criteria) ?? [];
  const since = day === undefined ? 0 : Date.parse(`${day} UTC`);
  return mails.filter(({ receivedAt }) => receivedAt.getTime() >= since).map(({ uid }) => uid);
}

function fetchMail({ mails, failures }: State, socket: Socket, values: string, ok: () => void): void {
  const at = mails.findIndex(({ uid }) => uid === Number.parseInt(values, 10));
  const mail = mails[at];
  if (!mail) {
    ok();
    return;
  }
  const head = `* ${at + 1} FETCH (UID ${mail.uid}`;
  if (!/BODY/i.test(values)) {
    socket.write(`${head} RFC822.SIZE ${mail.raw.length})\r\n`);
    ok();
    return;
  }
  socket.write(`${head} BODY[] {${mail.raw.length}}\r\n`);
  if (failures.breaksAt === mail.uid) {
    failures.breaksAt = null;
    socket.write(mail.raw.subarray(0, 10), () => socket.destroy());
    return;
  }
  socket.write(mail.raw);
  socket.write(")\r\n");
  ok();
}

function store({ mails }: State, send: (text: string) => void, values: string, ok: () => void): void {
  const at = mails.findIndex(({ uid }) => uid === Number.parseInt(values, 10));
  const [, flags = ""] = /\(([^)]*)\)/.exec(values) ?? [];
  for (const flag of flags.split(" ")) mails[at]?.flags.add(flag);
  send(`* ${at + 1} FETCH (UID ${mails[at]?.uid} FLAGS (${flags}))`);
  ok();
}
