import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Function as FunctionNode, type ParamPattern, parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../apps/server/src");

/** These pass all services on: to work at another time, to a table's handlers, or to a view. */
const handOn = [
  "demo/play.ts",
  "demo/playPast.ts",
  "letters/compose.ts",
  "mail/deliver.ts",
  "showings/renterPage/showingPages.ts",
];

test("functions take only the services they use; only those that add routes take all of them", () => {
  const files = globSync("**/*.ts", { cwd: root, exclude: ["testing/**", "**/*.test.ts"] });
  const takers = files.filter((file) => file !== "app.ts" && takesAllServices(join(root, file)));
  expect(takers.sort()).toEqual(handOn);
});

function takesAllServices(path: string): boolean {
  let found = false;
  const look = ({ params }: Pick<FunctionNode, "params">) => {
    const types = params.map(typeOf);
    found ||= types.includes("Services") && !types.includes("FastifyInstance");
  };
  const { program } = parseSync(path, readFileSync(path, "utf8"));
  new Visitor({ FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look }).visit(program);
  return found;
}

function typeOf(param: ParamPattern): string | undefined {
  if (!("typeAnnotation" in param)) return undefined;
  const type = param.typeAnnotation?.typeAnnotation;
  return type?.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeArguments === null
    ? type.typeName.name
    : undefined;
}
