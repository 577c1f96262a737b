import { expect, it } from "vitest";
import { exitCodeOf, isAtLeast, npmCommand, runProgram } from "./programs.mjs";

it.each([
  ["20.0.0", [20, 0], true],
  ["24.21.0", [22, 22], true],
  ["22.22.0", [22, 22], true],
  ["22.21.9", [22, 22], false],
  ["20.30.0", [22, 22], false],
  ["18.20.0", [20, 0], false],
])("knows whether Node %s is at least %j", (version, oldest, expected) => {
  expect(isAtLeast(version, oldest)).toBe(expected);
});

it("reports the end of a process as a shell does", () => {
  expect(exitCodeOf(3, null)).toBe(3);
  expect(exitCodeOf(null, "SIGINT")).toBe(130);
  expect(exitCodeOf(null, "SIGKILL")).toBe(137);
});

it("keeps everything a program prints, and its exit code", async () => {
  const program = "console.log('out'); console.error('err'); process.exit(4)";
  const { code, output } = await runProgram(process.execPath, ["-e", program]);
  expect(code).toBe(4);
  expect(output.split("\n").sort()).toEqual(["", "err", "out"]);
});

it("reports a missing program instead of failing", async () => {
  const { code, output } = await runProgram("no-such-program", []);
  expect(code).toBe(127);
  expect(output).toContain("no-such-program");
});

it("runs npm with the npm that runs it, or by name", () => {
  const [program, args] = npmCommand(["ci"]);
  expect(args.at(-1)).toBe("ci");
  expect([process.execPath, "npm", "npm.cmd"]).toContain(program);
});
