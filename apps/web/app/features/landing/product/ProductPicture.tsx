/** A picture of the product, made by `npm run record:shots`. */
export interface ProductShot {
  /** Begins the addresses of its files. */
  name: `/${string}`;
  shape: keyof typeof shapes;
}

/** Size and files of each shape. Pixels. */
const shapes = {
  laptop: { width: 1280, height: 800, files: [960, 1920] },
  phone: { width: 390, height: 796, files: [390, 780] },
} as const;
const onPhone = "(max-width: 39.99rem)";

interface ProductPictureProps {
  shot: ProductShot;
  /** Instead of `shot` on a narrow window. */
  phone?: ProductShot;
  language: string;
  alt: string;
  /** How wide it is shown, as in an image's `sizes`. */
  sizes: string;
  className: string;
}

/** A screen of the running product; loads as it comes near and keeps its place until then. */
export function ProductPicture({ shot, phone, language, alt, sizes, className }: ProductPictureProps) {
  const { width, height, files } = shapes[shot.shape];
  return (
    <picture>
      {phone && <Sources shot={phone} language={language} sizes={sizes} media={onPhone} />}
      <Sources shot={shot} language={language} sizes={sizes} />
      <img
        src={fileOf(shot, language, files[0], "webp")}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={`block h-auto w-full ${className}`}
      />
    </picture>
  );
}

function Sources({
  shot,
  language,
  sizes,
  media,
}: Omit<ProductPictureProps, "alt" | "className" | "phone"> & { media?: string }) {
  const { width, height, files } = shapes[shot.shape];
  return (["avif", "webp"] as const).map((kind) => (
    <source
      key={kind}
      type={`image/${kind}`}
      media={media}
      srcSet={files.map((file) => `${fileOf(shot, language, file, kind)} ${file}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}

function fileOf({ name }: ProductShot, language: string, width: number, kind: "avif" | "webp"): string {
  return `${name}-${language}-${width}.${kind}`;
}
