/** The part of a stream's record that is needed here, as Lambda hands it over. */
export interface StreamRecord {
  dynamodb?: {
    Keys?: Record<string, { S?: string }>;
    /** The row before and after, each attribute with its type as DynamoDB writes it. */
    OldImage?: Record<string, unknown>;
    NewImage?: Record<string, unknown>;
    /** Seconds since 1970. */
    ApproximateCreationDateTime?: number;
    SequenceNumber?: string;
  };
}

/** A record that has to come again, with all after it. */
export interface Failure {
  index: number;
  cause: unknown;
}
