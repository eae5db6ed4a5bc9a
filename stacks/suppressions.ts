import { NagSuppressions } from "cdk-nag";
import { type App, Stack } from "sst/constructs";

/** SST adds a function for its deployment steps to each stack; these resources are SST's responsibility. */
export function suppressSharedFindings(app: App): void {
  for (const stack of app.node.children.filter((child) => child instanceof Stack)) {
    NagSuppressions.addResourceSuppressions(
      stack.customResourceHandler,
      [
        { id: "AwsSolutions-IAM4", reason: "SST's deployment function brings Lambda's basic role." },
        { id: "AwsSolutions-L1", reason: "SST chooses the runtime of its deployment function." },
      ],
      true,
    );
  }
}
