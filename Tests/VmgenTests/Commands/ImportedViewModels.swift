/// View models in the styles of apps, for the import of Swift code.
enum ImportedViewModels {
  static let all = ["search": search, "cart": cart, "profile": profile]

  /// Combine, tasks that replace each other, and an error with texts.
  static let search = #"""
    import Combine
    import SwiftUI
    struct Repository: Codable, Identifiable, Hashable {
        let id: Int
        let fullName: String
        let stargazersCount: Int
        var isFavorite: Bool = false

        enum CodingKeys: String, CodingKey {
            case id
            case fullName = "full_name"
            case stargazersCount = "stargazers_count"
        }
    }

    protocol RepositoryService {
        func search(_ query: String, page: Int) async throws -> [Repository]
        func store(favorites: [Int]) async
    }

    enum SearchError: LocalizedError {
        case emptyQuery
        case rateLimited(seconds: Int)

        var errorDescription: String? {
            switch self {
            case .emptyQuery:
                return NSLocalizedString("Enter a name", comment: "The search field is empty")
            case .rateLimited(let seconds):
                return "Try again in \(seconds) seconds"
            }
        }
    }

    @MainActor
    final class SearchViewModel: ObservableObject {
        enum Order: String, CaseIterable {
            case stars, name
        }

        static let pageSize = 30

        @Published var query = ""
        @Published var order: Order = .stars
        @Published private(set) var repositories: [Repository] = []
        @Published private(set) var isSearching = false
        @Published private(set) var errorMessage: String?
        @Published private(set) var favorites: Set<Int> = []

        private let service: RepositoryService
        private var page = 1
        private var cancellables = Set<AnyCancellable>()
        private var searchTask: Task<Void, Never>?

        init(service: RepositoryService, initialQuery: String = "") {
            self.service = service
            self.query = initialQuery
            $query
                .dropFirst()
                .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
                .removeDuplicates()
                .sink { [weak self] query in
                    self?.search(query)
                }
                .store(in: &cancellables)
        }

        deinit { searchTask?.cancel() }

        var sortedRepositories: [Repository] {
            switch order {
            case .stars: return repositories.sorted { $0.stargazersCount > $1.stargazersCount }
            case .name: return repositories.sorted { $0.fullName.localizedCaseInsensitiveCompare($1.fullName) == .orderedAscending }
            }
        }

        var totalStars: Int { repositories.reduce(0) { $0 + $1.stargazersCount } }

        var canLoadMore: Bool { !isSearching && repositories.count >= page * Self.pageSize }

        var title: String {
            query.trimmingCharacters(in: .whitespaces).isEmpty ? "Search" : "Results for \(self.query)"
        }

        func search(_ text: String) {
            searchTask?.cancel()
            searchTask = Task { [weak self] in
                guard let self else { return }
                isSearching = true
                errorMessage = nil
                do {
                    let found = try await service.search(text, page: 1)
                    repositories = found
                    page = 1
                } catch is CancellationError {
                    return
                } catch {
                    errorMessage = error.localizedDescription
                }
                isSearching = false
            }
        }

        func loadMore() async {
            guard canLoadMore else { return }
            // The next page is appended to the list.
            do {
                let next = try await service.search(query, page: page + 1)
                repositories.append(contentsOf: next)
                page += 1
            } catch {
                print("failed: \(error)")
                errorMessage = error.localizedDescription
            }
        }

        func toggleFavorite(_ repository: Repository) {
            if favorites.contains(repository.id) {
                favorites.remove(repository.id)
            } else {
                favorites.insert(repository.id)
            }
            Task { await service.store(favorites: Array(favorites)) }
        }

        func clear() {
            repositories.removeAll()
            query = ""
        }

        private func log(_ message: String) {
            #if DEBUG
            print(message)
            #endif
        }
    }
    """#

  /// Closures, a delegate and completion handlers, as for UIKit.
  static let cart = #"""
    import UIKit

    struct CartItem: Equatable {
        let product: Product
        var quantity: Int

        var total: Decimal { product.price * Decimal(quantity) }
        static func == (lhs: CartItem, rhs: CartItem) -> Bool { lhs.product.id == rhs.product.id }
    }

    struct Product: Equatable {
        let id: String
        let name: String
        let price: Decimal
    }

    protocol CartViewModelDelegate: AnyObject {
        func cartViewModelDidCheckOut(_ viewModel: CartViewModel)
        func cartViewModel(_ viewModel: CartViewModel, didFailWith error: Error)
    }

    protocol PaymentService {
        func pay(amount: Decimal, completion: @escaping (Result<String, Error>) -> Void)
        func charge(_ amount: Decimal) async throws -> String
    }

    final class CartViewModel {
        weak var delegate: CartViewModelDelegate?
        var onUpdate: (() -> Void)?
        var onSelect: ((_ item: CartItem) -> Void)?
        var formatter: (Decimal) -> String = { "\($0)" }

        private(set) var items: [CartItem] = [] {
            didSet { onUpdate?() }
        }
        private(set) var isLoading: Bool = false {
            didSet { onUpdate?() }
        }
        private var receipt: String?
        private let payment: PaymentService

        init(items: [CartItem], payment: PaymentService) {
            self.items = items
            self.payment = payment
        }

        var isEmpty: Bool { items.isEmpty }
        var total: Decimal { items.map { $0.total }.reduce(0, +) }
        var totalText: String { formatter(total) }
        lazy var currency: String = {
            Locale.current.currencyCode ?? "EUR"
        }()

        subscript(index: Int) -> CartItem { items[index] }

        func title(at index: Int) -> String { items[index].product.name }

        func add(_ product: Product) {
            if let index = items.firstIndex(where: { $0.product.id == product.id }) {
                items[index].quantity += 1
            } else {
                items.append(CartItem(product: product, quantity: 1))
            }
        }

        func remove(at index: Int) {
            guard items.indices.contains(index) else { return }
            items.remove(at: index)
        }

        func select(at index: Int) {
            guard index < items.count else { return }
            onSelect?(items[index])
        }

        func setQuantity(_ quantity: Int, for item: CartItem) {
            guard let index = items.firstIndex(of: item) else { return }
            items[index].quantity = quantity
            items = items.filter { $0.quantity > 0 }
        }

        func checkOut() {
            isLoading = true
            payment.pay(amount: total) { [weak self] result in
                guard let self = self else { return }
                DispatchQueue.main.async {
                    self.isLoading = false
                    switch result {
                    case .success(let receipt):
                        self.receipt = receipt
                        self.items = []
                        self.delegate?.cartViewModelDidCheckOut(self)
                    case .failure(let error):
                        self.delegate?.cartViewModel(self, didFailWith: error)
                    }
                }
            }
        }

        func charge() async throws -> String {
            let receipt = try await payment.charge(total)
            self.receipt = receipt
            return receipt
        }

        @objc private func didReceiveMemoryWarning(_ notification: Notification) {
            receipt = nil
        }
    }

    extension CartViewModel: Hashable {
        static func == (lhs: CartViewModel, rhs: CartViewModel) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    extension String {
        var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    let defaultCurrency = "EUR"
    func isValid(sku: String) -> Bool { sku.count == 8 }
    """#

  /// Observation, SwiftData, streams and the flags of running commands.
  static let profile = #"""
    import Foundation
    import Observation
    import SwiftData

    @Model
    final class Profile {
        @Attribute(.unique) var id: UUID
        var name: String
        var email: String
        @Relationship(deleteRule: .cascade) var notes: [Note] = []

        init(id: UUID = UUID(), name: String, email: String) {
            self.id = id
            self.name = name
            self.email = email
        }
    }

    struct Note: Codable, Hashable { var text: String }

    protocol ProfileStore: Sendable {
        func profile() async throws -> Profile
        func save(_ profile: Profile) async throws
        func changes() -> AsyncStream<Profile>
    }

    @Observable
    @MainActor
    final class ProfileEditorViewModel {
        var name = "" {
            didSet { if name.count > 40 { name = String(name.prefix(40)) } }
        }
        var email = ""
        private(set) var profile: Profile?
        private(set) var isLoading = false
        private(set) var isSaving = false
        private(set) var error: (any Error)?
        private(set) var lastSaved: Date?
        var showsError: Bool {
            get { error != nil }
            set { if !newValue { error = nil } }
        }
        @ObservationIgnored private let store: any ProfileStore
        @ObservationIgnored @AppStorage("shows.hints") var showsHints = true

        init(store: any ProfileStore) {
            self.store = store
            Task { await load() }
        }

        var isValid: Bool { !name.isEmpty && email.contains("@") }
        var initials: String { name.split(separator: " ").compactMap { $0.first }.map(String.init).joined() }
        var canSave: Bool { isValid && !isSaving }

        func load() async {
            isLoading = true
            defer { isLoading = false }
            do {
                let loaded = try await store.profile()
                profile = loaded
                name = loaded.name
                email = loaded.email
            } catch {
                self.error = error
            }
        }

        func save() async {
            guard canSave, var profile else { return }
            isSaving = true
            error = nil
            do {
                profile.name = name
                profile.email = email
                try await store.save(profile)
                lastSaved = Date()
                withAnimation { self.profile = profile }
            } catch {
                self.error = error
                Logger.shared.log(error)
            }
            isSaving = false
        }

        func rename(name: String) { self.name = name }

        func observe() async {
            for await profile in store.changes() {
                self.profile = profile
            }
        }

        func poll() async {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(5))
                await load()
            }
        }

        func retry() async {
            for attempt in 1...3 {
                try? await Task.sleep(nanoseconds: 500_000_000)
                if error == nil { break }
                await load()
                lastSaved = nil
            }
        }

        func delete(at offsets: IndexSet) {
            profile?.notes.remove(atOffsets: offsets)
        }

        func formatted(_ date: Date) -> String {
            let formatter = DateFormatter()
            formatter.dateStyle = .short
            return formatter.string(from: date)
        }
    }

    struct ProfileView: View {
        @State private var model: ProfileEditorViewModel
        var body: some View { Text(model.name) }
    }
    """#
}
