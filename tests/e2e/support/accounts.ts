import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";

/** A person who can sign in with the form. */
export interface Credentials {
  email: string;
  password: string;
}

/** Signs a person in with the form. The journey decides where the page should go then. */
export async function signInAs(page: Page, { email, password }: Credentials, path = "/login"): Promise<void> {
  await page.goto(path);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("button[type=submit]").click();
}

/** Signs a person in with the form's own call, without a page: faster, and the form has its own journeys. */
export async function authenticate(request: APIRequestContext, { email, password }: Credentials): Promise<void> {
  const answer = await request.post("/api/auth/login", { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs a person in without the form, and opens a page. */
export async function enterAs(page: Page, person: Credentials, path: string): Promise<void> {
  await authenticate(page.request, person);
  await page.goto(path);
}

/** An address that is unique in this run. */
export function someEmail(name = "agent"): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
}

interface Joining {
  name: string;
  email: string;
  is_agent?: boolean;
  utm_source?: string;
}

/** Joins the waitlist with the form's own call. */
export async function join(request: APIRequestContext, data: Joining): Promise<void> {
  const answer = await request.post("/api/waitlist", { data: { data } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Waits for a mail to an address with a link to a page of this site, and returns that link's path and query. */
export async function mailedLink(request: APIRequestContext, to: string, path: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const mails: { to: string; text: string }[] = await (await request.get("/api/dev/mailbox")).json();
      const own = mails.filter((mail) => mail.to === to);
      const found = own.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
      link = found.find((address) => new URL(address).pathname === path) ?? "";
      return link;
    })
    .not.toBe("");
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** The page's toast. */
export function toastOf(page: Page): Locator {
  return page.getByRole("region", { name: /Notifications|Avisos/ }).getByRole("listitem");
}

/** Collects what the page posts to a path. */
export function postsTo(page: Page, path: string): unknown[] {
  const posts: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === path) posts.push(request.postDataJSON());
  });
  return posts;
}
