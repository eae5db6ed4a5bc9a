import type { SSTConfig } from "sst";
import { Api } from "./stacks/api";
import { Database } from "./stacks/database";
import { Gateway } from "./stacks/gateway";
import { Jobs } from "./stacks/jobs";
import { Mail } from "./stacks/mail";
import { Messaging } from "./stacks/messaging";
import { Monitoring } from "./stacks/monitoring";
import { Secrets } from "./stacks/secrets";
import { Site } from "./stacks/site";
import { suppressSharedFindings } from "./stacks/suppressions";
import { Web } from "./stacks/web";

export default {
  config: () => ({ name: "tresen", region: process.env.AWS_REGION ?? "eu-central-1" }),
  /** In the order in which one stands on the other. */
  stacks(app) {
    app
      .stack(Database)
      .stack(Secrets)
      .stack(Mail)
      .stack(Gateway)
      .stack(Web)
      .stack(Messaging)
      .stack(Jobs)
      .stack(Api)
      .stack(Site)
      .stack(Monitoring);
    suppressSharedFindings(app);
  },
} satisfies SSTConfig;
