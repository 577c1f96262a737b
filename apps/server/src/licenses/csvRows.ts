/** Limit for a field: without it, an unclosed quote would make one endless field. Characters. */
const maxFieldLength = 100_000;

/**
 * The rows of a CSV text (RFC 4180) as it arrives: fields in double quotes may contain commas, line breaks and doubled
 * quotes. Memory is limited to one chunk and one row. Skips empty lines.
 */
export async function* csvRows(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  const reader = new RowReader();
  for await (const chunk of chunks) yield* reader.read(chunk);
  yield* reader.end();
}

class RowReader {
  #row: string[] = [];
  #field = "";
  #quoted = false;
  /** The last character was a quote inside quotes: the next one tells whether it closed them. */
  #closing = false;

  *read(chunk: string): Generator<string[]> {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at];
      if (this.#closing) {
        this.#closing = false;
        if (sign === '"') {
          this.#field += '"';
          from = at + 1;
          continue;
        }
        this.#quoted = false;
        from = at;
      }
      if (sign === '"') {
        this.#take(chunk, from, at);
        from = at + 1;
        if (this.#quoted) this.#closing = true;
        else this.#quoted = true;
      } else if (!this.#quoted && (sign === "," || sign === "\n")) {
        this.#take(chunk, from, at);
        from = at + 1;
        this.#endField();
        if (sign === "\n") yield* this.#endRow();
      }
    }
    if (!this.#closing) this.#take(chunk, from, chunk.length);
  }

  *end(): Generator<string[]> {
    if (this.#field === "" && this.#row.length === 0) return;
    this.#endField();
    yield* this.#endRow();
  }

  #take(chunk: string, from: number, to: number): void {
    if (from >= to) return;
    this.#field += chunk.slice(from, to);
    if (this.#field.length > maxFieldLength) throw new Error("a field of the file is too long: is a quote missing?");
  }

  #endField(): void {
    this.#row.push(this.#field.trim());
    this.#field = "";
  }

  *#endRow(): Generator<string[]> {
    const row = this.#row;
    this.#row = [];
    if (row.length > 1 || row[0] !== "") yield row;
  }
}
