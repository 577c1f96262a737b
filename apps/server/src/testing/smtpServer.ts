import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail as the server received it. */
export interface Received {
  to: string[];
  raw: string;
}

/** A real SMTP server on a free port that keeps what it receives. */
export async function smtpServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      void text(stream).then((raw) => {
        received.push({ to, raw });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

/** A mail server that drops the connection after reading a mail, before confirming it. */
export async function breakingSmtpServer() {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let inText = false;
    let recipient = "";
    socket.on("error", () => {});
    socket.write("220 mail.example\r\n");
    socket.setEncoding("utf8").on("data", (lines) => {
      if (inText && lines.toString().includes("\r\n.\r\n")) {
        taken.push(recipient);
        socket.destroy();
      } else if (!inText) {
        recipient = /^RCPT TO:<([^>]+)>/im.exec(lines.toString())?.[1] ?? recipient;
        inText = /^DATA/im.test(lines.toString());
        socket.write(inText ? "354 go on\r\n" : "250 ok\r\n");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken };
}

/** Decodes quoted-printable, as a mail program does. */
export function decoded(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
