import type { SSTConfig } from "sst";
import { Api, Backoffice, Insight } from "./stacks/api/api";
import { Database } from "./stacks/data/database";
import { Gateway } from "./stacks/api/gateway";
import { Jobs } from "./stacks/messaging/jobs";
import { Mail } from "./stacks/messaging/mail";
import { Messaging } from "./stacks/messaging/messaging";
import { Migrations } from "./stacks/data/migrations";
import { Monitoring } from "./stacks/monitoring/monitoring";
import { Queues } from "./stacks/messaging/queues";
import { Secrets } from "./stacks/api/secrets";
import { Site } from "./stacks/web/site";
import { suppressSharedFindings } from "./stacks/suppressions";
import { Socket } from "./stacks/api/socket";
import { SocketRoutes } from "./stacks/api/socket-routes";
import { Web } from "./stacks/web/web";

export default {
  config: () => ({ name: "tresen", region: process.env.AWS_REGION ?? "eu-central-1" }),
  /** In the order in which one stands on the other. */
  stacks(app) {
    app
      .stack(Database)
      .stack(Secrets)
      .stack(Mail)
      .stack(Gateway)
      .stack(Socket)
      .stack(Web)
      .stack(Queues)
      .stack(Messaging)
      .stack(Jobs)
      .stack(Api)
      .stack(Backoffice)
      .stack(Insight)
      .stack(SocketRoutes)
      .stack(Site)
      .stack(Migrations)
      .stack(Monitoring);
    suppressSharedFindings(app);
  },
} satisfies SSTConfig;
