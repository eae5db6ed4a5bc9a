import { MAP_HOSTS } from "@tresen/contract/branch/map-provider";
import { expect, test } from "vitest";
import { siteHeaders } from "./site-headers";

test("every host of a map's style is allowed by the content security policy", () => {
  const policy = siteHeaders["content-security-policy"] ?? "";
  for (const directive of ["connect-src", "img-src"]) {
    const allowed =
      policy
        .split("; ")
        .find((part) => part.startsWith(`${directive} `))
        ?.split(" ") ?? [];
    expect(allowed).toEqual(expect.arrayContaining(MAP_HOSTS.map((host) => `https://${host}`)));
  }
});
