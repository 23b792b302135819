import "node:crypto"
