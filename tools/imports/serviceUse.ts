import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type ArrowFunctionExpression,
  type Function as FunctionType,
  type Node,
  type ParamPattern,
  type Program,
  parseSync,
  type TSType,
  Visitor,
} from "oxc-parser";
import { walk } from "./syntax.ts";

/** A function that takes services without using them. */
export interface UnusedServices {
  /** Its file and line. */
  at: string;
  unused: readonly string[];
}

type FunctionNode = FunctionType | ArrowFunctionExpression;

/** A parsed file. */
export interface Source {
  file: string;
  code: string;
  program: Program;
  /** Imported names, with the file and the name there. */
  imports: Map<string, { file: string; name: string }>;
  types: Map<string, TSType>;
  functions: Map<string, FunctionNode>;
}

export type Sources = ReadonlyMap<string, Source>;

/** The server's functions that take services which they don't use. */
export function unusedServices(sources: Sources): UnusedServices[] {
  return [...sources.values()].flatMap((source) => unusedIn(sources, source));
}

/** The files that name `Services` as a whole, and not to pick from it. */
export function filesNamingAll(sources: Sources): string[] {
  const naming = [...sources.values()].filter(({ program, imports }) => {
    let found = false;
    walk(program, [], (at, above) => {
      if (at.type === "TSTypeReference" && nameOf(at) === "Services" && imports.get("Services")?.file === "services.ts")
        found ||= !picksFrom(above);
    });
    return found;
  });
  return naming.map(({ file }) => file);
}

function picksFrom([parent, over]: Node[]): boolean {
  if (parent?.type === "TSIndexedAccessType") return true;
  return parent?.type === "TSTypeParameterInstantiation" && over?.type === "TSTypeReference" && nameOf(over) === "Pick";
}

/** The server's files as syntax trees. Tests are left out: they may take any service. */
export function readSources(root: string): Sources {
  const files = globSync("**/*.ts", { cwd: root, exclude: ["testing/**", "**/*.test.ts", "db/migrations/**"] }).sort();
  return new Map(files.map((file) => [file, readSource(file, readFileSync(join(root, file), "utf8"))]));
}

/** A file's syntax tree, with what its names refer to. */
export function readSource(file: string, code: string): Source {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const source: Source = { file, code, program, imports: new Map(), types: new Map(), functions: new Map() };
  new Visitor({
    ImportDeclaration: ({ source: from, specifiers }) => {
      for (const specifier of specifiers) {
        if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") continue;
        const target = { file: join(dirname(file), from.value), name: specifier.imported.name };
        source.imports.set(specifier.local.name, target);
      }
    },
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => void source.types.set(id.name, typeAnnotation),
    FunctionDeclaration: (node) => void (node.id && source.functions.set(node.id.name, node)),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init?.type === "ArrowFunctionExpression") source.functions.set(id.name, init);
    },
  }).visit(program);
  return source;
}

/** The names of `Services` that a type has; null for a type of something else. */
function servicesIn(sources: Sources, source: Source, type: TSType | undefined): Set<string> | null {
  if (type?.type === "TSIntersectionType") {
    const parts = type.types.map((part) => servicesIn(sources, source, part)).filter((part) => part !== null);
    return parts.length > 0 ? new Set(parts.flatMap((part) => [...part])) : null;
  }
  if (type?.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return null;
  const { name } = type.typeName;
  const [of, keys] = type.typeArguments?.params ?? [];
  if (name === "Pick" || name === "Omit") {
    const whole = servicesIn(sources, source, of);
    const named = namesIn(keys);
    return whole && new Set([...whole].filter((key) => named.has(key) === (name === "Pick")));
  }
  const imported = source.imports.get(name);
  if (imported?.file === "services.ts") return new Set(allServices(sources));
  const home = imported ? sources.get(imported.file) : source;
  const alias = home?.types.get(imported?.name ?? name);
  return home && alias ? servicesIn(sources, home, alias) : null;
}

function namesIn(type: TSType | undefined): Set<string> {
  const parts = type?.type === "TSUnionType" ? type.types : type ? [type] : [];
  return new Set(
    parts.flatMap((part) =>
      part.type === "TSLiteralType" && "value" in part.literal ? [`${part.literal.value}`] : [],
    ),
  );
}

function allServices(sources: Sources): string[] {
  const names: string[] = [];
  const { program } = sources.get("services.ts") as Source;
  new Visitor({
    TSInterfaceBody: ({ body }) => {
      for (const member of body) {
        if (member.type !== "TSPropertySignature" && member.type !== "TSMethodSignature") continue;
        if (member.key.type === "Identifier") names.push(member.key.name);
      }
    },
  }).visit(program);
  return names;
}

function unusedIn(sources: Sources, source: Source): UnusedServices[] {
  const found: UnusedServices[] = [];
  const look = (node: FunctionNode) => {
    for (const param of node.params) {
      const takes = servicesIn(sources, source, typeOf(param));
      const used = takes && usedOf(sources, source, node, param);
      const unused = used ? [...takes].filter((name) => !used.has(name)) : [];
      const line = source.code.slice(0, node.start).split("\n").length;
      if (unused.length > 0) found.push({ at: `${source.file}:${line}`, unused: unused.sort() });
    }
  };
  new Visitor({ FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look }).visit(
    source.program,
  );
  return found;
}

function typeOf(param: ParamPattern): TSType | undefined {
  const pattern = param.type === "AssignmentPattern" ? param.left : param;
  return "typeAnnotation" in pattern ? pattern.typeAnnotation?.typeAnnotation : undefined;
}

function nameOf(type: TSType | undefined): string | undefined {
  return type?.type === "TSTypeReference" && type.typeName.type === "Identifier" ? type.typeName.name : undefined;
}

/** The services that a function uses of a parameter; null if it hands the parameter to something unknown. */
function usedOf(sources: Sources, source: Source, node: FunctionNode, param: ParamPattern): Set<string> | null {
  if (param.type === "ObjectPattern") return keysOf(param);
  if (param.type !== "Identifier" || !node.body) return null;
  const used = new Set<string>();
  let known = true;
  const add = (names: Set<string> | null) => {
    if (names) for (const name of names) used.add(name);
    else known = false;
  };
  const { name } = param;
  // A later parameter's default may use it too.
  for (const part of [...node.params.filter((other) => other !== param), node.body]) {
    walk(part, [], (at, above) => {
      if (at.type === "Identifier" && at.name === name) add(usedAt(sources, source, at, above));
    });
  }
  return known ? used : null;
}

/** The services used where the parameter's name appears, by the code around it, the nearest first. */
function usedAt(sources: Sources, source: Source, at: Node, [parent, over, ...further]: Node[]): Set<string> | null {
  if (parent?.type === "MemberExpression") {
    if (parent.property === at) return new Set();
    return parent.property.type === "Identifier" ? new Set([parent.property.name]) : null;
  }
  if (parent?.type === "Property" && parent.key === at && parent.value !== at) return new Set();
  if (parent?.type === "VariableDeclarator" && parent.id.type === "ObjectPattern") return keysOf(parent.id);
  if (parent?.type === "CallExpression") return takenBy(sources, source, parent, at);
  if (parent?.type !== "SpreadElement" || over?.type !== "ObjectExpression") return null;
  const [call] = further;
  const taken = call?.type === "CallExpression" ? takenBy(sources, source, call, over) : null;
  const set = new Set(
    over.properties.flatMap((one) => ("key" in one && one.key.type === "Identifier" ? one.key.name : [])),
  );
  return taken && new Set([...taken].filter((name) => !set.has(name)));
}

/** What a called function takes of one of its arguments. */
function takenBy(
  sources: Sources,
  source: Source,
  { callee, arguments: given }: Extract<Node, { type: "CallExpression" }>,
  argument: Node,
): Set<string> | null {
  if (callee.type !== "Identifier") return null;
  const imported = source.imports.get(callee.name);
  const home = imported ? sources.get(imported.file) : source;
  const called = home?.functions.get(imported?.name ?? callee.name);
  const param = called?.params[given.indexOf(argument as (typeof given)[number])];
  return home && param ? servicesIn(sources, home, typeOf(param)) : null;
}

function keysOf(pattern: Extract<Node, { type: "ObjectPattern" }>): Set<string> | null {
  const keys = pattern.properties.map((one) =>
    one.type === "Property" && one.key.type === "Identifier" ? one.key.name : null,
  );
  return keys.includes(null) ? null : new Set(keys as string[]);
}
