/** A form's general error, announced immediately by screen readers. */
export function FormAlert({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="rounded-m border border-danger-line bg-danger-wash px-4 py-3 text-md text-danger">
      {text}
    </p>
  );
}
