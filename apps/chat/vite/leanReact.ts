import type { Plugin } from "vite";

/**
 * What this page and React's own renderer use of each package. They come as CommonJS, of which a bundler keeps
 * everything: a tenth of what a renter loads beside the renderer itself.
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

const production = /\/cjs\/(react|react-dom|react-dom-client|scheduler)\.production\.js$/;

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Assignment extends Node {
  expression?: Node & { left?: Node & { object?: { name?: string }; property?: { name?: string } } };
}
interface Import extends Node {
  source?: { value?: unknown };
  specifiers?: { type: string; imported?: { name?: string } }[];
}

/**
 * Leaves out of React what nothing uses, so that the minifier can drop what that hung on. The build fails where the
 * page begins to use something that is left out.
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
  const dropped = statements.filter(({ expression }) => {
    const left = expression?.type === "AssignmentExpression" ? expression.left : undefined;
    return left?.object?.name === "exports" && !used[dependency]?.includes(left.property?.name ?? "");
  });
  let kept = "";
  let end = 0;
  for (const statement of dropped) {
    kept += code.slice(end, statement.start);
    end = statement.end;
  }
  return kept + code.slice(end);
}
