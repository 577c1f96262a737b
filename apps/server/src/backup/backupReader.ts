import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { BackupError, endOfRows } from "./format.ts";

/** A picture's row is one line of several megabytes: larger chunks mean fewer to join. Bytes. */
const chunkSize = 4_000_000;
const newline = 10;

/** Reads a backup from start to end: lines of JSON, and a table's rows in blocks of whole lines. */
export class BackupReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #left: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    const source = createReadStream(file);
    const text = createGunzip({ chunkSize });
    source.on("error", (error) => text.destroy(error));
    this.#chunks = source.pipe(text)[Symbol.asyncIterator]();
  }

  /**
   * The next line as JSON.
   * @throws {BackupError} if there is none, or it isn't JSON
   */
  async line(): Promise<unknown> {
    let end = this.#left.indexOf(newline);
    while (end < 0) {
      await this.#more();
      end = this.#left.indexOf(newline);
    }
    return parse(this.#take(end + 1).toString("utf8"));
  }

  /** The rows up to the line that ends them. */
  async *rows(): AsyncGenerator<Buffer> {
    while (true) {
      const end = this.#endOfRows();
      if (end >= 0) {
        if (end > 0) yield this.#take(end);
        this.#take(endOfRows.length);
        return;
      }
      const whole = this.#left.lastIndexOf(newline) + 1;
      if (whole > 0) yield this.#take(whole);
      await this.#more();
    }
  }

  /** The start of the line that ends the rows; the remainder always starts with a whole line. */
  #endOfRows(): number {
    if (this.#left.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) return 0;
    const before = this.#left.indexOf(`\n${endOfRows}`);
    return before < 0 ? -1 : before + 1;
  }

  #take(length: number): Buffer {
    const taken = this.#left.subarray(0, length);
    this.#left = this.#left.subarray(length);
    return taken;
  }

  async #more(): Promise<void> {
    const next = await this.#chunks.next().catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw new BackupError(`There is no file ${error.path}.`);
      throw new BackupError(`This backup is incomplete: ${error.message}.`);
    });
    if (next.done) throw new BackupError("This backup ends too early: it was cut off. Nothing was restored.");
    this.#left = this.#left.length === 0 ? next.value : Buffer.concat([this.#left, next.value]);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError("This isn't a Llave backup.");
  }
}
