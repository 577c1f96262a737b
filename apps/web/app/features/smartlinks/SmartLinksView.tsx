import { useSmartLinks } from "../../agent/queries.ts";

/** The agent's SmartLinks. */
export function SmartLinksView() {
  const { data: links } = useSmartLinks();
  return (
    <>
      <title>SmartLinks · Llave</title>
      <h1 className="pt-4 pb-3 display text-xl">SmartLinks</h1>
      <ul className="grid gap-3">
        {links?.map((link) => (
          <li key={link.id} className="rounded-l border border-line bg-card p-4">
            <b className="font-semibold">{link.name}</b>
            <p className="truncate text-muted">smartlink/{link.slug}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
