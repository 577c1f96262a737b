/** What kind of file someone sent, as far as it is safe to store and hand out. */
export interface FileKind {
  contentType: string;
  /** With its dot. */
  extension: string;
  /** True for pictures that every browser shows. */
  isPicture: boolean;
}

/** First bytes at fixed positions, in hexadecimal. */
type Signature = readonly [at: number, hex: string];

interface Known {
  type: RegExp;
  extension: string;
  signatures: readonly Signature[];
  isPicture?: true;
}

/**
 * What phones, WhatsApp and mail programs send: pictures, recordings and documents. Each must start with its type's
 * bytes; the name the sender gives doesn't matter. Pages, scripts, archives and programs aren't in the list.
 */
const known: readonly Known[] = [
  { type: /^image\/jpe?g$/, extension: ".jpg", signatures: [[0, "ffd8ff"]], isPicture: true },
  { type: /^image\/png$/, extension: ".png", signatures: [[0, "89504e470d0a1a0a"]], isPicture: true },
  { type: /^image\/gif$/, extension: ".gif", signatures: [[0, "47494638"]], isPicture: true },
  { type: /^image\/webp$/, extension: ".webp", signatures: [[8, "57454250"]], isPicture: true },
  { type: /^image\/hei[cf]$/, extension: ".heic", signatures: [[4, "66747970"]] },
  { type: /^application\/pdf$/, extension: ".pdf", signatures: [[0, "25504446"]] },
  {
    type: /^(?:video|audio)\/(?:mp4|3gpp|quicktime|x-m4a|aac-adts)$/,
    extension: ".mp4",
    signatures: [[4, "66747970"]],
  },
  { type: /^audio\/ogg$/, extension: ".ogg", signatures: [[0, "4f676753"]] },
  { type: /^audio\/amr$/, extension: ".amr", signatures: [[0, "2321414d52"]] },
  {
    type: /^audio\/mpeg$/,
    extension: ".mp3",
    signatures: [
      [0, "494433"],
      [0, "fffb"],
      [0, "fff3"],
      [0, "fff2"],
    ],
  },
  {
    type: /^audio\/aac$/,
    extension: ".aac",
    signatures: [
      [0, "fff1"],
      [0, "fff9"],
    ],
  },
  { type: /^application\/msword$/, extension: ".doc", signatures: [[0, "d0cf11e0a1b11ae1"]] },
  {
    type: /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document$/,
    extension: ".docx",
    signatures: [[0, "504b0304"]],
  },
];

/** Text has no typical first bytes. */
const texts: readonly { type: RegExp; extension: string }[] = [
  { type: /^text\/plain$/, extension: ".txt" },
  { type: /^text\/(?:x-)?vcard$/, extension: ".vcf" },
];

/**
 * Reads a file's kind from what its sender calls it and from its first bytes.
 * @returns null for a kind that isn't accepted, or for bytes that don't begin like it
 */
export function fileKind(claimed: string, content: Buffer): FileKind | null {
  const type = claimed.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const text = texts.find((one) => one.type.test(type));
  if (text) return content.includes(0) ? null : { contentType: claimed, extension: text.extension, isPicture: false };
  const kind = known.find((one) => one.type.test(type));
  if (!kind?.signatures.some((signature) => begins(content, signature))) return null;
  return { contentType: type, extension: kind.extension, isPicture: kind.isPicture ?? false };
}

function begins(content: Buffer, [at, hex]: Signature): boolean {
  return content.toString("hex", at, at + hex.length / 2) === hex;
}
