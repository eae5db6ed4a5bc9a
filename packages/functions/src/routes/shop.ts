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

/** Functions for customers and payment providers. */
export const shopFunctions: readonly HttpFunction[] = [
  { ...api({ group: GROUP, name: "init", grants: SNAPSHOT, memory: 1024 }), isDirect: true },
  {
    ...api({ group: GROUP, name: "orders", grants: SNAPSHOT, memory: 1024, timeout: 20, secrets: PAYMENT_SECRETS }),
    // Paths below belong to `public-orders` and to staff: see `order-desk`.
    paths: ["/api/orders"],
    isDirect: true,
    // The history of orders has the same path.
    isSplit: true,
  },
  {
    ...api({ group: GROUP, name: "public-orders", grants: SNAPSHOT }),
    paths: ["/api/orders/public/{proxy+}"],
    isDirect: true,
  },
  // Calls of displays, which have a key instead of a session.
  {
    ...api({ group: GROUP, name: "displays", grants: SNAPSHOT }),
    paths: ["/api/orders/frontdesk/{proxy+}", "/api/orders/backoffice/{proxy+}"],
  },
  api({ group: GROUP, name: "display-pairings", grants: SNAPSHOT }),
  // What holds in a branch right now. A path without a greedy part takes precedence over those of `branches`.
  {
    ...api({ group: GROUP, name: "live", grants: SNAPSHOT }),
    paths: [
      ...["/api/branches/{id}/now", "/api/branches/{id}/load"],
      ...["/api/busy", "/api/busy/{id}", "/api/sold-outs", "/api/sold-outs/{id}"],
      ...["/api/station-blocks", "/api/station-blocks/{id}"],
    ],
  },
  // Handles customers who return from a provider's page, or open one by a link.
  {
    ...api({ group: GROUP, name: "payments", grants: SNAPSHOT, timeout: 20, secrets: PAYMENT_SECRETS }),
    paths: ["/api/payments/return/{proxy+}", "/api/payments/abandon/{proxy+}", "/api/payments/link/{proxy+}"],
  },
  webhook({ provider: "mollie", secrets: MOLLIE }),
  webhook({ provider: "datatrans", secrets: DATATRANS }),
  { ...api({ group: GROUP, name: "app", grants: ["GetItem"] }), paths: ["/api/app/{proxy+}"] },
  api({ group: GROUP, name: "analytics-log", grants: SNAPSHOT }),
  // The contact, rental and withdrawal forms. They create jobs that send them by mail.
  api({ group: GROUP, name: "custom", grants: ["GetItem", "Query", "PutItem", "UpdateItem"] }),
  // The page that a link in an SMS opens.
  {
    ...api({ group: GROUP, name: "sms", grants: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"] }),
    paths: ["/api/sms/{proxy+}"],
  },
  // The page that a link in a reminder opens, by which it is stopped.
  {
    ...api({ group: GROUP, name: "stop", grants: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem"] }),
    paths: ["/api/stop/{proxy+}"],
  },
  // The shop's pages as documents, robots.txt and the sitemap, called by CloudFront.
  {
    ...api({ group: GROUP, name: "page", grants: SNAPSHOT }),
    handler: "src/page/page.handler",
    paths: ["/index.html", "/sitemap.xml", "/robots.txt"],
  },
  // More memory for more CPU, since a file of some MB is decoded and checked. Staff's calls about files have the same path.
  {
    ...api({ group: GROUP, name: "uploads", grants: SNAPSHOT, memory: 1024, timeout: 20 }),
    // A file that gets another name is copied onto itself.
    grants: { table: SNAPSHOT, bucket: ["GetObject", "PutObject"], folders: ["upload"] },
    isSplit: true,
  },
  // Needs sharp, whose binary is copied beside the bundle.
  {
    name: "image",
    handler: "src/image/image.handler",
    paths: ["/image/{proxy+}", "/upload/{proxy+}"],
    // The record of a picture says what to cut, and settings and branches say which pictures are logos.
    // What was drawn from a file that has been removed meanwhile is removed again.
    grants: {
      table: ["GetItem", "Query"],
      bucket: ["GetObject", "PutObject", "DeleteObject"],
      folders: ["image", "upload"],
    },
    memory: 1536,
    timeout: 28,
  },
  {
    name: "fonts",
    hasFonts: true,
    handler: "src/font/font.handler",
    paths: ["/fonts/{proxy+}"],
    grants: { table: ["GetItem", "Query"], bucket: ["GetObject", "PutObject"], folders: ["font"] },
    memory: 512,
    timeout: 10,
  },
];

/** The webhook of a payment provider. */
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
