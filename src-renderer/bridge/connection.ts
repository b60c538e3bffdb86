/** Whether main can be reached, as a window shows it. In Electron it always can. */
export type ConnectionState = 'connecting' | 'connected' | 'reconnecting';

/** A bridge that may lose its other end. */
export interface Connection {
  readonly connection: ConnectionState;
  /** Tells the present state at once and every change after it; returns the function that ends it. */
  onConnection(listener: (state: ConnectionState) => void): () => void;
}
