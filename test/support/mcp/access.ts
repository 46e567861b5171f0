import type {
  OAuthClientMetadata,
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client'

/** What an application that speaks MCP keeps of its access, in memory, for clients of both SDKs. */
export class McpAccess implements OAuthClientProvider {
  readonly redirectUrl: string
  readonly clientMetadata: OAuthClientMetadata
  /** Where the user is to go. */
  page = ''
  #client: StoredOAuthClientInformation | undefined
  #tokens: StoredOAuthTokens | undefined
  #verifier = ''
  #discovered: OAuthDiscoveryState | undefined

  constructor(redirectUrl: string) {
    this.redirectUrl = redirectUrl
    this.clientMetadata = {
      client_name: 'Test agent',
      redirect_uris: [redirectUrl],
      token_endpoint_auth_method: 'none',
    }
  }

  clientInformation() {
    return this.#client
  }

  saveClientInformation(client: StoredOAuthClientInformation): void {
    this.#client = client
  }

  tokens() {
    return this.#tokens
  }

  saveTokens(tokens: StoredOAuthTokens): void {
    this.#tokens = tokens
  }

  redirectToAuthorization(url: URL): void {
    this.page = url.href
  }

  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier
  }

  codeVerifier(): string {
    return this.#verifier
  }

  saveDiscoveryState(discovered: OAuthDiscoveryState): void {
    this.#discovered = discovered
  }

  discoveryState() {
    return this.#discovered
  }
}
