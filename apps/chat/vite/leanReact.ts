import type { Plugin } from "vite";

/**
 * What this page and React's own renderer use of each package. The packages are CommonJS, which a bundler keeps whole:
 * a tenth of what a renter loads besides the renderer itself.
 */
const used: Record<string, readonly string[]> = {
  react: [
    "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
    "version",
    ...["Fragment", "createContext", "startTransition", "useCallback", "useContext", "useEffect", "useEffectEvent"],
    ...["useId", "useLayoutEffect", "useReducer", "useRef", "useState", "useSyncExternalStore"],
  ],
  "react-dom": ["__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"],
  "react-dom/client": ["hydrateRoot"],
  scheduler: [
    ...["unstable_IdlePriority", "unstable_ImmediatePriority", "unstable_LowPriority", "unstable_NormalPriority"],
    ...["unstable_UserBlockingPriority", "unstable_cancelCallback", "unstable_getCurrentPriorityLevel", "unstable_now"],
    ...["unstable_requestPaint", "unstable_scheduleCallback", "unstable_shouldYield"],
  ],
};

/**
 * What `react-dom` may ask of the renderer, by name in their shared object: flushing updates and resetting a form. The
 * rest preloads resources for functions of `react-dom` that are left out above.
 */
const asked: readonly string[] = ["f", "r"];

const production = /\/cjs\/(react|react-dom|react-dom-client|scheduler)\.production\.js$/;

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Assignment extends Node {
  expression?: Node & {
    left?: Node & { object?: { name?: string }; property?: { name?: string } };
    right?: Node & { properties?: (Node & { key?: { name?: string } })[] };
  };
}
interface Import extends Node {
  source?: { value?: unknown };
  specifiers?: { type: string; imported?: { name?: string } }[];
}

/**
 * Leaves unused parts out of React, so that the minifier can drop what they depend on. The build fails if the page
 * starts to use something that is left out.
 */
export function leanReact(): Plugin {
  return {
    name: "llave-lean-react",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      const dependency = production.exec(id)?.[1]?.replace("-client", "/client");
      if (dependency)
        return { code: withoutUnused(code, this.parse(code).body as Assignment[], dependency), map: null };
      if (id.includes("/node_modules/")) return null;
      for (const statement of this.parse(code).body as Import[]) {
        const missing = importsOf(statement).find(([name, imported]) => !used[name]?.includes(imported));
        if (missing) this.error(`${id} imports ${missing[1]}: add it to vite/leanReact.ts`);
      }
      return null;
    },
  };
}

/** What a statement imports from one of the packages, by name; the whole package as `*`. */
function importsOf({ type, source, specifiers = [] }: Import): [dependency: string, imported: string][] {
  const from = String(source?.value);
  if (type !== "ImportDeclaration" || !Object.hasOwn(used, from)) return [];
  return specifiers.map(({ imported }) => [from, imported?.name ?? "*"]);
}

function withoutUnused(code: string, statements: Assignment[], dependency: string): string {
  let kept = "";
  let end = 0;
  for (const part of statements.flatMap((statement) => unusedParts(statement, dependency))) {
    kept += code.slice(end, part.start);
    // Removes a property together with the comma after it.
    end = code[part.end] === "," ? part.end + 1 : part.end;
  }
  return kept + code.slice(end);
}

/** An entire unused export, or what nothing asks of the renderer. */
function unusedParts(statement: Assignment, dependency: string): Node[] {
  const { type, left, right } = statement.expression ?? { type: "" };
  if (type !== "AssignmentExpression") return [];
  const owner = left?.object?.name;
  const name = left?.property?.name ?? "";
  if (owner === "exports") return used[dependency]?.includes(name) ? [] : [statement];
  if (owner !== "ReactDOMSharedInternals" || name !== "d") return [];
  return (right?.properties ?? []).filter(({ key }) => !asked.includes(key?.name ?? ""));
}
