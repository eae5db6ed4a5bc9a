import { type APIRequestContext, expect } from "@playwright/test";

/** Signs the administrator in by a call, so that the next page of the same context begins behind the log-in. */
export async function signIn({ request, url }: { request: APIRequestContext; url: string }): Promise<void> {
  const data = { username: "admin@example.test", password: process.env.DEMO_PASSWORD };
  expect((await request.post(`${url}/api/login`, { data })).ok()).toBe(true);
}
