/** A row with the types of its attributes, in DynamoDB's format. */
export type StreamImage = Record<string, unknown>;

/** The part of a DynamoDB stream record that is used here, as Lambda receives it. */
export interface StreamRecord {
  dynamodb?: {
    Keys?: Record<string, { S?: string }>;
    /** The row before and after the change. */
    OldImage?: StreamImage;
    NewImage?: StreamImage;
    /** Seconds since 1970. */
    ApproximateCreationDateTime?: number;
    SequenceNumber?: string;
  };
}

/** A record that must be delivered again, with all after it. */
export interface Failure {
  index: number;
  cause: unknown;
}
