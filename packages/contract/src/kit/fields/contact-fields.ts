import * as z from "zod";

export const email = z.union([z.literal(""), z.email().max(254)]).meta({ title: "E-Mail", widget: "email" });
export const url = z
  .union([z.literal(""), z.url({ protocol: /^https?$/ }).max(2000)])
  .meta({ title: "Website", widget: "url" });
