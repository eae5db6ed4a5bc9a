import {
  DATATRANS,
  type HttpFunction,
  MOLLIE,
  ORDER,
  PAYMENT_SECRETS,
  SNAPSHOT,
  type SecretName,
  api,
} from "./definition";

const GROUP = "shop";

/** What customers and what they pay with ask for. */
export const shopFunctions: readonly HttpFunction[] = [
  { ...api({ group: GROUP, name: "init", grants: SNAPSHOT, memory: 1024 }), isDirect: true },
  {
    ...api({ group: GROUP, name: "orders", grants: SNAPSHOT, memory: 1024, timeout: 20, secrets: PAYMENT_SECRETS }),
    // The rest below it is staff's: see `order-desk`.
    paths: ["/api/orders", "/api/orders/public/{proxy+}"],
    isDirect: true,
  },
  // Customers on their way back from a provider's page.
  {
    ...api({ group: GROUP, name: "payments", grants: SNAPSHOT, timeout: 20, secrets: PAYMENT_SECRETS }),
    paths: ["/api/payments/return/{proxy+}", "/api/payments/abandon/{proxy+}"],
  },
  webhook({ provider: "mollie", secrets: MOLLIE }),
  webhook({ provider: "datatrans", secrets: DATATRANS }),
  { ...api({ group: GROUP, name: "app", grants: ["GetItem"] }), paths: ["/api/app/{proxy+}"] },
  api({ group: GROUP, name: "analytics-log", grants: SNAPSHOT }),
  // The contact and rental forms: into the outbox, from which the stream's consumer sends.
  api({ group: GROUP, name: "custom", grants: ["GetItem", "Query", "PutItem", "UpdateItem"] }),
  // What the link in an SMS opens.
  {
    ...api({ group: GROUP, name: "sms", grants: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"] }),
    paths: ["/api/sms/{proxy+}"],
  },
  // The shop's pages as documents, and what search engines ask for; the edge sends them here.
  {
    ...api({ group: GROUP, name: "page", grants: SNAPSHOT }),
    handler: "src/page/page.handler",
    paths: ["/index.html", "/sitemap.xml", "/robots.txt"],
  },
  // More processor, since a file of some MB is decoded and looked at.
  {
    ...api({ group: GROUP, name: "uploads", grants: ["PutItem", "UpdateItem"], memory: 1024, timeout: 20 }),
    grants: { table: ["PutItem", "UpdateItem"], bucket: ["PutObject"], folders: ["upload"] },
  },
  // Alone in needing sharp, whose binary comes beside the bundle.
  {
    name: "image",
    handler: "src/image/image.handler",
    paths: ["/image/{proxy+}", "/upload/{proxy+}"],
    grants: { table: [], bucket: ["GetObject", "PutObject"], folders: ["image", "upload"] },
    memory: 1536,
    timeout: 28,
  },
  // The packaged fonts come beside the bundle.
  {
    name: "fonts",
    handler: "src/font/font.handler",
    paths: ["/fonts/{proxy+}"],
    grants: { table: [], bucket: ["GetObject", "PutObject"], folders: ["font"] },
    memory: 512,
    timeout: 10,
  },
];

/** Where a payment provider calls when something happened to a payment. */
function webhook({ provider, secrets }: { provider: string; secrets: readonly SecretName[] }): HttpFunction {
  return {
    name: `webhook-${provider}`,
    handler: `src/webhook/${provider}.handler`,
    paths: [`/api/payments/webhook/${provider}/{proxy+}`],
    grants: { table: ORDER, bucket: [] },
    secrets,
    memory: 512,
    timeout: 14,
  };
}
